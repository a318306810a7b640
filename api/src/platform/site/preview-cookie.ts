import { Inject, Injectable } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { Clock } from '../clock/clock.ts';
import { SETTINGS } from '../config/config.module.ts';
import type { Settings } from '../config/settings.ts';
import { Signatures } from '../config/signatures.ts';

const PURPOSE = 'preview of the site';
/** The length of a session of staff. */
const SECONDS = 12 * 60 * 60;
const MS = 1000;
const COOKIE = /(?:^|;\s*)preview=(\d{1,13})\.([\w-]{22})\s*(?:;|$)/;

/** A signed cookie with which staff see the site before the venue is open. */
@Injectable()
export class PreviewCookie {
  private readonly attributes: string;

  constructor(
    @Inject(SETTINGS) { publicOrigin }: Settings,
    private readonly signatures: Signatures,
    private readonly clock: Clock,
  ) {
    const secure = publicOrigin.startsWith('https:') ? '; Secure' : '';
    this.attributes = `Path=/; Max-Age=${SECONDS}; HttpOnly; SameSite=Lax${secure}`;
  }

  set(reply: FastifyReply): void {
    const until = String(this.clock.now().getTime() + SECONDS * MS);
    const value = `${until}.${this.signatures.of(PURPOSE, until)}`;
    void reply.header('set-cookie', `preview=${value}; ${this.attributes}`);
  }

  /** Whether a `cookie` header contains a valid cookie that has not expired. */
  isValid(header: string | undefined): boolean {
    const [, until, signature] = COOKIE.exec(header ?? '') ?? [];
    return (
      until !== undefined &&
      signature !== undefined &&
      Number(until) > this.clock.now().getTime() &&
      this.signatures.isValid(PURPOSE, until, signature)
    );
  }
}
