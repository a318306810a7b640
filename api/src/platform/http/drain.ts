import { type BeforeApplicationShutdown, Injectable } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { Server } from 'node:http';

const EVERY_MS = 50;

/** Lets a stopping process end: a connection whose last answer was under way at the stop signal would stay open, idle, for 72 s. */
@Injectable()
export class Drain implements BeforeApplicationShutdown {
  constructor(private readonly host: HttpAdapterHost) {}

  beforeApplicationShutdown(): void {
    const server = this.host.httpAdapter.getHttpServer() as Server;
    setInterval(() => server.closeIdleConnections(), EVERY_MS).unref();
  }
}
