import { Injectable } from '@nestjs/common';
import type { ApiRequest } from '../http/request.ts';
import { isFromThisMachine } from '../http/this-machine.ts';
import type { Caller } from '../access/caller.ts';

/**
 * Finds the caller of verified claims, or null if the token has expired or the session has ended.
 * `isHere` is true if a client on this machine sent the request.
 */
export type CallerCheck = (isHere: boolean) => Promise<Caller | null>;

/** Maximum number of tokens, at about 1 kB each. */
const MOST = 5_000;

/**
 * Keeps the tokens whose signature Passport has verified in this process, so that a later request
 * is not verified again. Expiry, session, role and account are still checked for each request.
 */
@Injectable()
export class KnownTokens {
  /** Checks by `Authorization` header, in the order of their first use. */
  private readonly kept = new Map<string, CallerCheck>();

  keep(authorization: string, check: CallerCheck): void {
    const [oldest] = this.kept.keys();
    if (this.kept.size >= MOST && oldest !== undefined) this.kept.delete(oldest);
    this.kept.set(authorization, check);
  }

  /**
   * The caller of a request with a kept token. Null for any other request: Passport then decides
   * whether and why it is refused.
   */
  async callerOf(request: ApiRequest): Promise<Caller | null> {
    const { authorization = '' } = request.headers;
    const check = this.kept.get(authorization);
    if (!check) return null;
    const caller = await check(isFromThisMachine(request)).catch(() => null);
    if (!caller) this.kept.delete(authorization);
    return caller;
  }
}
