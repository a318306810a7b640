import { type BeforeApplicationShutdown, Injectable } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { Server } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

const EVERY_MS = 50;
// Delay in milliseconds between the stop signal and the closing of idle connections. In this time
// even a busy process reads all requests that were sent before the signal.
const LATECOMERS_MS = 250;

/**
 * Drains connections at shutdown. Requests in flight are answered on a connection that closes
 * afterwards. Otherwise an idle keep-alive connection would delay the stop by 72 s.
 */
@Injectable()
export class Drain implements BeforeApplicationShutdown {
  constructor(private readonly host: HttpAdapterHost) {}

  async beforeApplicationShutdown(): Promise<void> {
    const server = this.host.httpAdapter.getHttpServer() as Server;
    server.prependListener('request', (_, answer) => void (answer.shouldKeepAlive = false));
    await sleep(LATECOMERS_MS);
    setInterval(() => server.closeIdleConnections(), EVERY_MS).unref();
  }
}
