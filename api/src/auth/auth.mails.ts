import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { CODE_MINUTES } from '@five/shared/auth/auth.rules';
import type { MailTemplate } from '@five/shared/locales/message-parameters';
import type { Tx } from '../platform/database/transactions.ts';
import { Outbox, type OutboxEntry } from '../platform/outbox/outbox.ts';
import type { UserRow } from '../users/user-row.ts';
import { type CodePlace, CodesService } from './codes.service.ts';

/** Purposes of codes that are sent by mail. */
export type MailedPurpose = 'verify' | 'reset' | 'email' | 'phone' | 'login';

const TEMPLATES: Record<MailedPurpose, MailTemplate> = {
  verify: 'verifyCode',
  reset: 'resetCode',
  email: 'emailCode',
  phone: 'phoneCode',
  login: 'loginCode',
};

/** Prefix of the outbox events of mails with a code for one purpose. */
const codesOf = (purpose: MailedPurpose | `${MailedPurpose}.known`, reference: string): string =>
  `auth.code.${purpose}:${reference}:`;
/**
 * Prefix of the outbox events of code mails to an address that does not belong to the account yet.
 */
export const emailCodesOf = (reference: string): string => codesOf('email', reference);

/** Prefix of the outbox events of mails that inform the previous address about an e-mail change. */
export const emailChangesOf = (reference: string): string => `auth.email:${reference}:`;

/** Writes the mails about accounts. */
@Injectable()
export class AuthMails {
  constructor(
    private readonly outbox: Outbox,
    private readonly codes: CodesService,
  ) {}

  /**
   * Queues a mail with a new code, and withdraws the unsent mail with the previous code. Codes are
   * separate for known locations (devices or addresses of earlier sign-ins) and for new locations;
   * only a code of the same kind is withdrawn.
   */
  async code(
    tx: Tx,
    user: UserRow,
    purpose: MailedPurpose,
    place: CodePlace = { isKnown: false },
  ): Promise<void> {
    const code = await this.codes.issue(tx, user.id, purpose, place);
    const event = codesOf(place.isKnown ? `${purpose}.known` : purpose, user.reference);
    await this.outbox.withdraw(tx, event);
    await this.outbox.write(tx, [
      {
        ...recipientOf(user, purpose),
        event: event + randomUUID(),
        channel: 'mail',
        template: TEMPLATES[purpose],
        parameters: {
          firstName: user.firstName,
          code,
          minutes: CODE_MINUTES,
          email: user.pendingEmail,
          phone: user.pendingPhone,
        },
      },
    ]);
  }

  async welcome(tx: Tx, user: UserRow): Promise<void> {
    await this.outbox.write(tx, [this.entry(user, 'auth.welcome', 'welcome')]);
  }

  /** Informs the owner about a password change, because someone else may have made it. */
  async passwordChanged(tx: Tx, user: UserRow): Promise<void> {
    await this.outbox.write(tx, [
      this.entry(user, `auth.password:${randomUUID()}`, 'passwordChanged'),
    ]);
  }

  /** Informs the owner about a change of the second factor or of the recovery codes. */
  async secondFactor(
    tx: Tx,
    user: UserRow,
    template: 'secondFactorOn' | 'recoveryCodesRenewed',
  ): Promise<void> {
    await this.outbox.write(tx, [this.entry(user, `auth.factor:${randomUUID()}`, template)]);
  }

  /** Informs the owner that a recovery code was used, and how many are left. */
  async recoveryCodeUsed(tx: Tx, user: UserRow, left: number): Promise<void> {
    const entry = this.entry(user, `auth.recovery:${randomUUID()}`, 'recoveryCodeUsed');
    await this.outbox.write(tx, [{ ...entry, parameters: { ...entry.parameters, left } }]);
  }

  /**
   * Informs the previous address about an e-mail change, because the new address may belong to
   * somebody with stolen access to the account.
   */
  async emailChanged(tx: Tx, { reference, email, locale, firstName }: UserRow): Promise<void> {
    const event = emailChangesOf(reference) + randomUUID();
    await this.outbox.write(tx, [
      {
        event,
        recipient: `mailto:${email}`,
        locale,
        channel: 'mail',
        template: 'emailChanged',
        parameters: { firstName },
      },
    ]);
  }

  private entry(user: UserRow, event: string, template: MailTemplate): OutboxEntry {
    return {
      event: `${event}:${user.reference}`,
      recipient: user.reference,
      channel: 'mail',
      template,
      parameters: { firstName: user.firstName },
    };
  }
}

/** The recipient of a code. A code for a new address is sent to that address only. */
function recipientOf(
  user: UserRow,
  purpose: MailedPurpose,
): Pick<OutboxEntry, 'recipient' | 'locale'> {
  return purpose === 'email' && user.pendingEmail
    ? { recipient: `mailto:${user.pendingEmail}`, locale: user.locale }
    : { recipient: user.reference };
}
