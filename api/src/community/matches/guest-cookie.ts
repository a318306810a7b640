import { createHash, randomBytes } from 'node:crypto';
import { createParamDecorator, type ExecutionContext, Inject, Injectable } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { SETTINGS } from '../../platform/config/config.module.ts';
import type { Settings } from '../../platform/config/settings.ts';
import { Signatures } from '../../platform/config/signatures.ts';
import type { ApiRequest } from '../../platform/http/request.ts';

const PURPOSE = 'guest of matches';
const KEY_BYTES = 18;
const SECONDS = 180 * 24 * 60 * 60;
const COOKIE = /(?:^|;\s*)guest=([\w-]{24})\.([\w-]{22})\s*(?:;|$)/;

/** The `cookie` header of a request. */
export const CookieHeader = createParamDecorator(
  (_: unknown, context: ExecutionContext): string | undefined =>
    context.switchToHttp().getRequest<ApiRequest>().headers.cookie,
);

/** The device of a request. `isNew`: the request had no valid cookie. */
export interface GuestDevice {
  key: string;
  isNew: boolean;
}

/**
 * A signed cookie by which the device of a guest is known again, so that a guest changes only the
 * own answer. A forged cookie counts as none. The database stores a hash of the key for each match.
 */
@Injectable()
export class GuestCookie {
  private readonly attributes: string;

  constructor(
    @Inject(SETTINGS) { publicOrigin }: Settings,
    private readonly signatures: Signatures,
  ) {
    const secure = publicOrigin.startsWith('https:') ? '; Secure' : '';
    this.attributes = `Path=/api/matches; Max-Age=${SECONDS}; HttpOnly; SameSite=Lax${secure}`;
  }

  deviceOf(cookie: string | undefined): GuestDevice {
    const [, key, signature] = COOKIE.exec(cookie ?? '') ?? [];
    if (key && signature && this.signatures.isValid(PURPOSE, key, signature))
      return { key, isNew: false };
    return { key: randomBytes(KEY_BYTES).toString('base64url'), isNew: true };
  }

  set(reply: FastifyReply, { key }: GuestDevice): void {
    const value = `${key}.${this.signatures.of(PURPOSE, key)}`;
    void reply.header('set-cookie', `guest=${value}; ${this.attributes}`);
  }
}

/** The hash of a device's key in one match. It cannot be compared with that of another match. */
export const deviceHash = (key: string, bookingId: number): Buffer =>
  createHash('sha256').update(`${bookingId}\n${key}`).digest();
