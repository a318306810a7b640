import { Injectable } from '@nestjs/common';
import type { Caller } from '../access/caller.ts';

/**
 * Returns the caller of a token, or null for an invalid or unreadable token. The check is the same
 * as for a request. `isHere` is true if a client on this machine opened the socket.
 */
export type SessionCheck = (token: string, isHere: boolean) => Promise<Caller | null>;

/**
 * Authentication of sockets. The auth module registers its check here, because the platform does
 * not depend on the auth module.
 */
@Injectable()
export class SocketAuth {
  private check: SessionCheck = () => Promise.resolve(null);

  use(check: SessionCheck): void {
    this.check = check;
  }

  callerOf(token: unknown, isHere: boolean): Promise<Caller | null> {
    return typeof token === 'string' && token !== ''
      ? this.check(token, isHere)
      : Promise.resolve(null);
  }
}
