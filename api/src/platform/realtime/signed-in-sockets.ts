import { Injectable, Logger } from '@nestjs/common';
import { CONNECT_REFUSED } from '@five/shared/realtime/topics';
import type { Namespace, Socket } from 'socket.io';
import type { Caller } from '../access/caller.ts';
import { PgListener } from '../database/pg-listener.ts';
import { isFromThisMachine } from '../http/this-machine.ts';
import { Jobs } from '../jobs/jobs.ts';
import { Task } from '../jobs/task.decorator.ts';
import { SESSION_ENDED } from './realtime.ts';
import { SocketAuth } from './socket-auth.ts';

/** Function that checks whether a caller may use a namespace. */
export type Admits = (caller: Caller) => boolean;

interface SignedIn {
  caller: Caller;
  token: unknown;
  /**
   * Whether a client on this machine opened the socket. The value is stored when the socket opens,
   * because with long polling the first HTTP connection is closed later.
   */
  isHere: boolean;
}

/** The authenticated caller of a socket. */
export const callerOfSocket = (socket: Socket): Caller => (socket.data as SignedIn).caller;

const RECHECK = 'live.recheck';
const RECHECK_SECONDS = 60;
const UNAVAILABLE = 'UNAVAILABLE';

/**
 * Authenticates sockets by their token. Disconnects them when the session ends in this process, in
 * another process, or by expiry.
 */
@Injectable()
export class SignedInSockets {
  private readonly log = new Logger(SignedInSockets.name);
  private readonly guarded: { namespace: Namespace; admits: Admits }[] = [];

  constructor(
    private readonly auth: SocketAuth,
    pgListener: PgListener,
    jobs: Jobs,
  ) {
    pgListener.on(SESSION_ENDED, (session) => this.close(session));
    pgListener.onReset(() => jobs.wake(RECHECK));
  }

  /**
   * Requires authentication for a namespace. A refused socket gets `connect_error` with
   * `AUTH_REQUIRED`, or `UNAVAILABLE` if the check could not run.
   */
  guard(namespace: Namespace, admits: Admits): void {
    this.guarded.push({ namespace, admits });
    namespace.use((socket, next) => {
      this.admit(socket, admits).then(
        (caller) => next(caller ? undefined : new Error(CONNECT_REFUSED)),
        (error: unknown) => {
          this.log.warn(`a socket's token was not checked: ${String(error)}`);
          next(new Error(UNAVAILABLE));
        },
      );
    });
    namespace.on('connection', (socket) => {
      const { caller } = socket.data as SignedIn;
      void socket.join([caller.reference, caller.session]);
    });
  }

  private async admit(socket: Socket, admits: Admits): Promise<Caller | null> {
    const token: unknown = socket.handshake.auth.token;
    const { request } = socket;
    const isHere = isFromThisMachine({
      headers: request.headers,
      socket: request.socket,
      raw: request,
    });
    const caller = await this.auth.callerOf(token, isHere);
    if (!caller || !admits(caller)) return null;
    socket.data = { caller, token, isHere } satisfies SignedIn;
    return caller;
  }

  private close(session: string): void {
    for (const { namespace } of this.guarded) namespace.local.in(session).disconnectSockets();
  }

  /** Closes sockets whose token has expired or whose user has lost the role. */
  @Task(RECHECK, RECHECK_SECONDS)
  async recheck(): Promise<void> {
    for (const { namespace, admits } of this.guarded) {
      for (const socket of namespace.sockets.values()) {
        const { token, isHere } = socket.data as SignedIn;
        const caller = await this.auth.callerOf(token, isHere);
        if (!caller || !admits(caller)) socket.disconnect();
      }
    }
  }
}
