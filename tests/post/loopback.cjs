// Loaded before a program whose servers name no address: makes them listen on this machine only.
const { Server } = require('node:net');

const { listen } = Server.prototype;
Server.prototype.listen = function listen_near(port, ...others) {
  const says_none = typeof port === 'number' && typeof others[0] !== 'string';
  return listen.call(this, port, ...(says_none ? ['127.0.0.1'] : []), ...others);
};
