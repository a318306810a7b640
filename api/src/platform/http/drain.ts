import { type BeforeApplicationShutdown, Injectable } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { Server } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

const EVERY_MS = 50;
const LATECOMERS_MS = 250; // what was sent before the stop signal is read by then, also where the process is busy

/**
 * Lets a stopping process end, and lets nobody down: whoever was on the way at the stop signal is answered on a connection that closes
 * with its answer. One that stayed open, idle, would hold the stop up for 72 s.
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
