import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { CODE_DIGITS, CODE_MINUTES, CODE_TRIES } from '@five/shared/auth/auth.rules';
import type { CodeChannel } from '@five/shared/channels/channels.codes';
import type { DraftContact } from '@five/shared/drafts/drafts.contract';
import type { Locale } from '@five/shared/locales/locale';
import { plusMinutes } from '@five/shared/time/instant';
import { AuthLimits } from '../auth/auth.limits.ts';
import type { CodeProblem } from '../auth/codes.service.ts';
import { Tokens } from '../auth/tokens.ts';
import { Clock } from '../platform/clock/clock.ts';
import type { Tx } from '../platform/database/transactions.ts';
import { DomainError } from '../platform/http/domain-error.ts';
import { CodeChannels } from '../platform/outbox/codes/code-channels.ts';
import { type CodeWay, DraftMails } from './drafts.mails.ts';
import { type DraftRecord, DraftStore } from './draft-store.ts';

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
    private readonly channels: CodeChannels,
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
    await this.authLimits.sendCode('draft', { account: email ?? phone, address, known: null });
    if (email === null) await this.authLimits.sendPhoneCode({ account: phone, address });
    else await this.authLimits.sendDraftMail(phone);
  }

  /** The channels that are configured for codes. */
  configured(): Promise<CodeChannel[]> {
    return this.channels.configured();
  }

  /**
   * Refuses a channel that has reached its limit of the day for codes.
   * @throws DomainError BOOKING_CODE_UNSENT
   */
  async refuseSpent({ channel }: CodeWay): Promise<void> {
    if (channel !== 'email' && (await this.channels.open(channel)) === null)
      throw new DomainError('BOOKING_CODE_UNSENT');
  }

  /** Stores a new code with the contact, and queues its message. The earlier code is void. */
  async send(
    tx: Tx,
    draft: DraftRecord,
    { contact, way }: { contact: DraftContact; way: CodeWay },
    locale: Locale,
  ): Promise<void> {
    const code = String(randomInt(10 ** CODE_DIGITS)).padStart(CODE_DIGITS, '0');
    const { channel } = way;
    await this.store.setCode(tx, draft.id, contact, { hash: this.hashOf(draft, code), channel });
    await this.mails.code(tx, draft, { code, way, locale });
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
