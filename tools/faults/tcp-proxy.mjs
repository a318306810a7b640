import net from 'node:net';

/**
 * A TCP proxy in front of a server. It can forward connections, refuse them, or keep them open
 * without a response.
 */
export class TcpProxy {
  #server;
  #pairs = new Set();
  #mode = 'open';
  #target;
  port;

  constructor(port, host = '127.0.0.1') {
    this.#target = { port, host };
  }

  async open() {
    this.#mode = 'open';
    for (const { near, far } of this.#pairs) [near, far].forEach((socket) => socket.resume());
    if (!this.#server) await this.#listen();
    return this;
  }

  /** Refuses new connections and closes the existing ones. */
  async refuse() {
    this.#mode = 'shut';
    const { promise, resolve } = Promise.withResolvers();
    this.#server?.close(resolve) ?? resolve();
    this.#server = null;
    for (const { near, far } of this.#pairs) [near, far].forEach((socket) => socket.destroy());
    await promise;
  }

  /** Keeps connections open without a response, as a cut cable or a frozen server does. */
  blackhole() {
    this.#mode = 'silent';
    for (const { near, far } of this.#pairs) [near, far].forEach((socket) => socket.pause());
  }

  async #listen() {
    this.#server = net.createServer({ pauseOnConnect: true }, (near) => this.#pass(near));
    await new Promise((resolve) => this.#server.listen(this.port ?? 0, '127.0.0.1', resolve));
    this.port = this.#server.address().port;
  }

  #pass(near) {
    const far = net.connect(this.#target);
    const pair = { near, far };
    this.#pairs.add(pair);
    const end = () => {
      this.#pairs.delete(pair);
      near.destroy();
      far.destroy();
    };
    for (const [from, to] of [
      [near, far],
      [far, near],
    ]) {
      from
        .on('data', (bytes) => to.write(bytes))
        .on('error', end)
        .on('close', end);
    }
    if (this.#mode === 'open') near.resume();
    else far.pause();
  }
}
