// A chat as webxdc.org/docs/spec describes it. Everybody gets each update, also its sender. Each device numbers the
// updates itself and gets them again at every start. It has the faults that the specification names: updates come late,
// in another order, or never.
export class FakeChat {
  /**
   * `luck`: a generator (proxy.mjs). `delayed`, `lost`, `twice`: how many of 1000 updates to somebody else have this
   * fault.
   */
  constructor({ luck = () => 999, delayed = 0, lost = 0, twice = 0, interval = 50, most = 128000, has_channel = true } = {}) {
    Object.assign(this, { luck, faults: { delayed, lost, twice }, interval, most, has_channel, members: [], channels: [], sent: [], early: 0, refused: 0 });
  }

  happens(fault) { return this.luck(1000) < this.faults[fault]; }

  /** A device in the chat. Two devices with the same address belong to one person. */
  member(address, name = address) {
    const member = { address, name, updates: [], last: -Infinity, is_away: false };
    this.members.push(member);
    return member;
  }

  /** The window.webxdc of a page on this device; a new one for each visit. */
  page_of(member) {
    const chat = this, { interval, most } = this;
    const page = {
      selfAddr: member.address, selfName: member.name, sendUpdateInterval: interval, sendUpdateMaxSize: most,
      async setUpdateListener(listener, serial) {
        const known = member.updates.filter((update) => update.serial > serial);
        await null;
        for (const update of known) listener({ ...update, max_serial: member.updates.length });
        member.listener = listener;
        for (const update of member.updates.slice(known.length)) listener({ ...update, max_serial: member.updates.length });
      },
      sendUpdate: (update) => chat.send(member, update),
    };
    if (this.has_channel) page.joinRealtimeChannel = () => this.join(member);
    return page;
  }

  /** The page closes. */
  leave(member) {
    member.listener = null;
    this.channels = this.channels.filter((channel) => channel.member !== member);
  }

  send(member, update) {
    const text = JSON.stringify(update);
    if (text.length > this.most || update.payload === undefined) return void (this.refused += 1);
    if (Date.now() - member.last < this.interval - 5) this.early += 1;
    member.last = Date.now();
    if (member.is_away) return; // somebody who left the group: nobody gets it
    this.sent.push(JSON.parse(text));
    for (const other of this.members) {
      if (other !== member && this.happens('lost')) continue;
      const times = other !== member && this.happens('twice') ? 2 : 1;
      for (let time = 0; time < times; ++time) {
        const late = other !== member && this.happens('delayed') ? this.luck(300) : 0;
        setTimeout(() => this.deliver(other, JSON.parse(text)), late);
      }
    }
  }

  deliver(member, update) {
    member.updates.push({ ...update, serial: member.updates.length + 1 });
    member.listener?.({ ...member.updates.at(-1), max_serial: member.updates.length });
  }

  join(member) {
    if (this.channels.some((channel) => channel.member === member)) throw new Error('has joined already');
    const channel = {
      member, listener: null,
      setListener(listener) { channel.listener = listener; },
      send: (data) => {
        if (!(data instanceof Uint8Array) || data.length > 128000) throw new Error('no data');
        for (const other of this.channels) if (other.member !== member) setTimeout(() => other.listener?.(data));
      },
      leave: () => { this.channels = this.channels.filter((one) => one !== channel); },
    };
    this.channels.push(channel);
    return channel;
  }
}
