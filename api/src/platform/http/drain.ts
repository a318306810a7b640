import { type BeforeApplicationShutdown, Injectable } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { Server } from 'node:http';
import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises';

const EVERY_MS = 50;
const LATECOMERS_MS = 250;
// Most milliseconds for reading the requests that have arrived; answering them takes its own time.
const READING_MS = 4_000;

/**
 * Drains connections at shutdown. Requests in flight are answered on a connection that closes
 * afterwards. Otherwise an idle keep-alive connection would delay the stop by 72 s.
 */
@Injectable()
export class Drain implements BeforeApplicationShutdown {
  /**
   * Delay in milliseconds between the stop signal and the closing of idle connections, for requests
   * that are on their way.
   */
  latecomersMs = LATECOMERS_MS;

  constructor(private readonly host: HttpAdapterHost) {}

  async beforeApplicationShutdown(): Promise<void> {
    const server = this.host.httpAdapter.getHttpServer() as Server;
    server.prependListener('request', (_, answer) => void (answer.shouldKeepAlive = false));
    await sleep(this.latecomersMs);
    await untilRead(server);
    setInterval(() => server.closeIdleConnections(), EVERY_MS).unref();
  }
}

/**
 * Waits until the process has read everything that its sockets have received. A turn of the event
 * loop accepts one connection, so a busy process has some to accept after any fixed time. A turn
 * without a connection and a request shows that none is left.
 */
async function untilRead(server: Server): Promise<void> {
  let arrived = 0;
  server.on('connection', () => arrived++).on('request', () => arrived++);
  const until = performance.now() + READING_MS;
  for (let before = -1; before !== arrived && performance.now() < until;) {
    before = arrived;
    // The first of two promises can resolve in the current turn, before sockets are read.
    await nextTurn();
    await nextTurn();
  }
}
