import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import {
  CODE_DIGITS,
  CODE_MINUTES,
  CODE_TRIES,
  CODES_PER_HOUR,
} from '@five/shared/auth/auth.rules';
import type { DraftContact } from '@five/shared/drafts/drafts.contract';
import type { Locale } from '@five/shared/locales/locale';
import { plusMinutes } from '@five/shared/time/instant';
import { AuthLimits } from '../auth/auth.limits.ts';
import type { CodeProblem } from '../auth/codes.service.ts';
import { Tokens } from '../auth/tokens.ts';
import { Clock } from '../platform/clock/clock.ts';
import type { Tx } from '../platform/database/transactions.ts';
import { type Limit, Limits } from '../platform/limits/limits.ts';
import { DraftMails } from './drafts.mails.ts';
import { type DraftRecord, DraftStore } from './draft-store.ts';

// Limit of codes per phone, beside the limits per address and per email of other codes.
const PHONE: Limit = { points: CODES_PER_HOUR, seconds: 3600, code: 'AUTH_CODE_TOO_MANY' };

/**
 * Six-digit codes of drafts, stored as hashes with the draft. They follow the rules of the codes of
 * accounts: 15 minutes, five attempts, limited requests. No account is looked up before the correct
 * code, so that no answer depends on whether one exists.
 */
@Injectable()
export class DraftCodes {
  private readonly key: Buffer;

  constructor(
    private readonly store: DraftStore,
    private readonly mails: DraftMails,
    private readonly authLimits: AuthLimits,
    private readonly limits: Limits,
    private readonly clock: Clock,
    tokens: Tokens,
  ) {
    this.key = tokens.derivedKey('draft codes');
  }

  /**
   * Counts a request for a code.
   * @throws DomainError AUTH_CODE_TOO_SOON, AUTH_CODE_TOO_MANY, AUTH_TOO_MANY_ATTEMPTS
   */
  async count({ email, phone }: DraftContact, address: string): Promise<void> {
    await this.authLimits.sendCode('draft', { account: email, address, known: null });
    await this.limits.take('send.draft.phone', phone, PHONE);
  }

  /** Stores a new code with the contact, and queues its mail. The earlier code is void. */
  async send(tx: Tx, draft: DraftRecord, contact: DraftContact, locale: Locale): Promise<void> {
    const code = String(randomInt(10 ** CODE_DIGITS)).padStart(CODE_DIGITS, '0');
    await this.store.setCode(tx, draft.id, contact, this.hashOf(draft, code));
    await this.mails.code(tx, draft, { code, email: contact.email, locale });
  }

  /**
   * Compares a code with that of the draft. The attempt is counted first, so that concurrent
   * guesses are all counted.
   */
  async problemOf(draft: DraftRecord, code: string): Promise<CodeProblem | null> {
    const { codeHash, codeSentAt } = draft;
    if (codeHash === null || codeSentAt === null) return 'AUTH_CODE_WRONG';
    if (plusMinutes(codeSentAt, CODE_MINUTES) <= this.clock.now()) return 'AUTH_CODE_EXPIRED';
    if (!(await this.store.countAttempt(draft.id, CODE_TRIES))) return 'AUTH_CODE_SPENT';
    const [given, expected] = [Buffer.from(this.hashOf(draft, code)), Buffer.from(codeHash)];
    const isRight = given.length === expected.length && timingSafeEqual(given, expected);
    return isRight ? null : 'AUTH_CODE_WRONG';
  }

  private hashOf({ reference }: DraftRecord, code: string): string {
    return createHmac('sha256', this.key).update(`${reference}:${code}`).digest('base64url');
  }
}
