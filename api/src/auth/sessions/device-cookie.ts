import { randomBytes } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { SETTINGS } from '../../platform/config/config.module.ts';
import type { Settings } from '../../platform/config/settings.ts';

const KEY_BYTES = 24;
const SECONDS = 180 * 24 * 60 * 60;
const COOKIE = /(?:^|;\s*)device=([\w-]{32})\s*(?:;|$)/;

/** The device key in the request's cookie; if there is none, a new random key. */
export const deviceKeyOf = (cookie: string | undefined): string =>
  COOKIE.exec(cookie ?? '')?.[1] ?? randomBytes(KEY_BYTES).toString('base64url');

/**
 * A cookie that identifies a browser at the next sign-in. It grants no access; it only exempts the
 * device from limits that other devices have used up.
 */
@Injectable()
export class DeviceCookie {
  private readonly attributes: string;

  constructor(@Inject(SETTINGS) { publicOrigin }: Settings) {
    const secure = publicOrigin.startsWith('https:') ? '; Secure' : '';
    this.attributes = `Path=/api/auth; Max-Age=${SECONDS}; HttpOnly; SameSite=Lax${secure}`;
  }

  set(reply: FastifyReply, key: string): void {
    void reply.header('set-cookie', `device=${key}; ${this.attributes}`);
  }
}
