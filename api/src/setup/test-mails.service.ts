import { randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { Caller } from '../platform/access/caller.ts';
import { Clock } from '../platform/clock/clock.ts';
import { SETTINGS } from '../platform/config/config.module.ts';
import type { Settings } from '../platform/config/settings.ts';
import { Signatures } from '../platform/config/signatures.ts';
import { Transactions } from '../platform/database/transactions.ts';
import { DomainError, fieldRefused } from '../platform/http/domain-error.ts';
import { Limits } from '../platform/limits/limits.ts';
import { mailReach } from '../platform/mail/mail-reach.ts';
import { Outbox } from '../platform/outbox/outbox.ts';

const HOUR_MS = 60 * 60 * 1000;
const CODES = 1_000_000;
const CODE_DIGITS = 6;
/** Test mails of one admin per hour, and codes that an admin enters per hour. */
const MAILS_LIMIT = { points: 5, seconds: 60 * 60 };
const ATTEMPTS_LIMIT = { points: 10, seconds: 60 * 60 };

/** Sends a test mail to an admin, and checks by its code that it has arrived. */
@Injectable()
export class TestMails {
  constructor(
    @Inject(SETTINGS) private readonly process: Settings,
    private readonly signatures: Signatures,
    private readonly transactions: Transactions,
    private readonly outbox: Outbox,
    private readonly limits: Limits,
    private readonly clock: Clock,
  ) {}

  /** @throws DomainError SETUP_NO_MAIL_SERVER, TOO_MANY_REQUESTS */
  async send({ reference }: Caller): Promise<void> {
    if (mailReach(this.process) === 'files') throw new DomainError('SETUP_NO_MAIL_SERVER');
    await this.limits.take('setup.testMails', reference, MAILS_LIMIT);
    await this.transactions.run((tx) =>
      this.outbox.write(tx, [
        {
          event: `setup.testMail:${reference}:${randomUUID()}`,
          recipient: reference,
          channel: 'mail',
          template: 'testMail',
          parameters: { code: this.codeOf(reference, this.hour()) },
        },
      ]),
    );
  }

  /**
   * Checks a code of this hour or the previous one.
   * @throws DomainError AUTH_CODE_WRONG, TOO_MANY_REQUESTS
   */
  async check({ reference }: Caller, code: string): Promise<void> {
    await this.limits.take('setup.testMailCodes', reference, ATTEMPTS_LIMIT);
    const hour = this.hour();
    if (![hour, hour - 1].some((one) => this.codeOf(reference, one) === code))
      throw fieldRefused('AUTH_CODE_WRONG', 'code');
  }

  private hour(): number {
    return Math.floor(this.clock.now().getTime() / HOUR_MS);
  }

  private codeOf(reference: string, hour: number): string {
    const signature = this.signatures.of('test mail', `${reference} ${hour}`);
    const number = Buffer.from(signature, 'base64url').readUInt32BE(0) % CODES;
    return String(number).padStart(CODE_DIGITS, '0');
  }
}
