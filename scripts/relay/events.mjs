// Stores the events of scripts/relay/relay.mjs in one SQLite file. SQLite runs as WebAssembly, so nothing has to be
// compiled on the relay's machine.
//
// Follows NIP-01: keeps the newest replaceable event of each author, and the newest addressable event of each author
// and `d` tag. If two have the same time, the one with the lower id stays. Expired events (NIP-40) are not given out
// and are deleted.
import { EventRepository, EventUtils } from '@nostr-relay/common';
import sqlite from 'node-sqlite3-wasm';

const kMostResults = 500; // per filter
const kDay = 24 * 60 * 60;

const kTables = `
  CREATE TABLE IF NOT EXISTS events (id TEXT PRIMARY KEY, author TEXT, kind INTEGER, time INTEGER, slot TEXT UNIQUE, expires INTEGER, event TEXT);
  CREATE INDEX IF NOT EXISTS events_by_author ON events (author, kind, time);
  CREATE TABLE IF NOT EXISTS tags (id TEXT REFERENCES events (id) ON DELETE CASCADE, name TEXT, value TEXT);
  CREATE INDEX IF NOT EXISTS tags_by_value ON tags (name, value);
  CREATE INDEX IF NOT EXISTS tags_by_event ON tags (id);`;

const seconds_now = () => Math.floor(Date.now() / 1000);
const tag_of = (event, name) => event.tags.find(([key]) => key === name)?.[1];

export class Events extends EventRepository {
  /** `file`: a path; the file is made if it is missing. ':memory:' stores nothing on disk. */
  constructor(file) {
    super();
    this.database = new sqlite.Database(file);
    this.database.exec(`PRAGMA foreign_keys = ON; PRAGMA synchronous = OFF; ${kTables}`);
    this.swept = 0;
  }

  isSearchSupported() { return false; }

  upsert(event) {
    this.sweep();
    const slot = slot_of(event);
    const held = slot && this.database.get('SELECT id, time FROM events WHERE slot = ?', [slot]);
    if (held && (held.time > event.created_at || (held.time === event.created_at && held.id <= event.id))) {
      return { isDuplicate: true };
    }
    const values = [event.id, event.pubkey, event.kind, event.created_at, slot, expiry_of(event), JSON.stringify(event)];
    this.database.exec('BEGIN');
    if (held) this.database.run('DELETE FROM events WHERE id = ?', [held.id]);
    this.database.run('INSERT OR IGNORE INTO events VALUES (?, ?, ?, ?, ?, ?, ?)', values);
    for (const [name, value] of event.tags) {
      if (name?.length === 1 && value !== undefined) this.database.run('INSERT INTO tags VALUES (?, ?, ?)', [event.id, name, value]);
    }
    this.database.exec('COMMIT');
    return { isDuplicate: false };
  }

  find(filter) {
    const where = ['(expires IS NULL OR expires > ?)'], values = [seconds_now()];
    const among = (column, wanted) => {
      where.push(`${column} IN (${wanted.map(() => '?').join(', ')})`);
      values.push(...wanted);
    };
    if (filter.ids) among('id', filter.ids);
    if (filter.authors) among('author', filter.authors);
    if (filter.kinds) among('kind', filter.kinds);
    if (filter.since !== undefined) (where.push('time >= ?'), values.push(filter.since));
    if (filter.until !== undefined) (where.push('time <= ?'), values.push(filter.until));
    for (const [key, wanted] of Object.entries(filter)) {
      if (!/^#[A-Za-z]$/.test(key)) continue;
      where.push(`id IN (SELECT id FROM tags WHERE name = ? AND value IN (${wanted.map(() => '?').join(', ')}))`);
      values.push(key[1], ...wanted);
    }
    const most = Math.min(filter.limit ?? kMostResults, kMostResults);
    const rows = this.database.all(`SELECT event FROM events WHERE ${where.join(' AND ')} ORDER BY time DESC, id LIMIT ?`, [...values, most]);
    return rows.map(({ event }) => JSON.parse(event));
  }

  /** NIP-09: an author deletes events of its own. */
  async deleteByDeletionRequest(event) {
    for (const [name, id] of event.tags) {
      if (name === 'e') this.database.run('DELETE FROM events WHERE id = ? AND author = ?', [id, event.pubkey]);
    }
  }

  async destroy() { this.database.close(); }

  sweep() {
    const now = seconds_now();
    if (now - this.swept < kDay) return;
    this.swept = now;
    this.database.run('DELETE FROM events WHERE expires <= ?', [now]);
  }
}

/** The slot of an event: a newer event in the same slot replaces it. Null: nothing replaces it. */
function slot_of(event) {
  const { kind, pubkey } = event;
  if (kind >= 30000 && kind < 40000) return `${kind}:${pubkey}:${tag_of(event, 'd') ?? ''}`;
  return kind === 0 || kind === 3 || (kind >= 10000 && kind < 20000) ? `${kind}:${pubkey}` : null;
}

const expiry_of = (event) => EventUtils.extractExpirationTimestamp(event) ?? null;
