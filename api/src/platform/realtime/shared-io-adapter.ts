import type { IncomingMessage, ServerResponse } from 'node:http';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { IoAdapter } from '@nestjs/platform-socket.io';
import { createAdapter } from '@socket.io/postgres-adapter';
import type { Pool } from 'pg';
import type { Server, ServerOptions, Socket } from 'socket.io';
import type { Settings } from '../config/settings.ts';
import { addressOf } from '../http/client-address.ts';
import { constantHeaders, newRequestId } from '../http/headers.ts';
import { ConnectionsPerAddress } from './connections-per-address.ts';
import { RealtimeConnections } from './realtime-connections.ts';

const MAX_MESSAGE_BYTES = 10_000;
const CONNECT_WITHIN_MS = 10_000;
type Connection = Socket['conn'];

/**
 * Maximum number of sockets per address. A school or a mobile operator connects hundreds of
 * browsers through one address; without a limit a single client could exhaust the memory.
 */
const MOST_OF_ONE_ADDRESS = 1_500;
const FLOOD = { packets: 150, perMs: 10_000 };

/**
 * Runs socket.io on the API's port, with socket groups that all processes share through PostgreSQL.
 */
export class SharedIoAdapter extends IoAdapter {
  private readonly open = new Set<Connection>();
  private readonly always: Record<string, string>;
  private readonly connectionsPerAddress: ConnectionsPerAddress;

  constructor(
    private readonly app: NestFastifyApplication,
    private readonly settings: Settings,
  ) {
    super(app);
    this.always = constantHeaders(settings.publicOrigin.startsWith('https:'));
    this.connectionsPerAddress = new ConnectionsPerAddress(
      settings.rateLimits ? MOST_OF_ONE_ADDRESS : Infinity,
    );
  }

  override createIOServer(port: number, options?: ServerOptions): Server {
    const server: Server = super.createIOServer(port, {
      ...options,
      path: '/socket.io',
      serveClient: false,
      maxHttpBufferSize: MAX_MESSAGE_BYTES,
      connectTimeout: CONNECT_WITHIN_MS,
      allowRequest: (request, answer) =>
        answer(
          null,
          isOwnOrigin(request, this.settings.publicOrigin) &&
            !this.connectionsPerAddress.isFull(this.addressOf(request)),
        ),
    } satisfies Partial<ServerOptions> as ServerOptions);
    const connections = this.app.get(RealtimeConnections);
    // The socket adapter calls only those functions of a `Pool` that `RealtimeConnections`
    // provides.
    server.adapter(createAdapter(connections as unknown as Pool));
    connections.afterGap(() => this.reconnectAll());
    server.use((_, next) => next(new Error('Invalid namespace')));
    server.engine.use((_: IncomingMessage, answer: ServerResponse, next: () => void) => {
      for (const [name, value] of Object.entries({
        ...this.always,
        'x-request-id': newRequestId(),
      }))
        answer.setHeader(name, value);
      next();
    });
    server.engine.on('connection', (connection) => this.watch(connection));
    return server;
  }

  private watch(connection: Connection): void {
    const address = this.addressOf(connection.request);
    this.open.add(connection);
    this.connectionsPerAddress.add(address);
    connection.on('close', () => {
      this.open.delete(connection);
      this.connectionsPerAddress.remove(address);
    });
    cutFloods(connection);
  }

  private addressOf(request: IncomingMessage): string {
    return addressOf(request, this.settings.trustProxy);
  }

  /**
   * Closes all connections. The clients reconnect by themselves and read data again that they may
   * have missed.
   */
  private reconnectAll(): void {
    for (const connection of this.open) connection.close();
  }
}

/** Closes a connection that sends more packets than any page of the site. */
function cutFloods(connection: Connection): void {
  let packets = 0;
  const window = setInterval(() => (packets = 0), FLOOD.perMs).unref();
  connection.on('packet', () => {
    if (++packets > FLOOD.packets) connection.close(true);
  });
  connection.on('close', () => clearInterval(window));
}

/**
 * Whether a client may open sockets. Pages of the public origin or of the requested host are
 * allowed, and so are clients that are not web pages.
 */
function isOwnOrigin(
  { headers: { origin, host } }: Pick<IncomingMessage, 'headers'>,
  publicOrigin: string,
): boolean {
  if (origin === undefined || origin === publicOrigin) return true;
  return URL.canParse(origin) && host !== undefined && new URL(origin).host === host.toLowerCase();
}
