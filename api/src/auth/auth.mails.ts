import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { CODE_MINUTES } from '@five/shared/auth/auth.rules';
import { isCodePhone } from '@five/shared/channels/code-channels.rules';
import type { MailTemplate } from '@five/shared/locales/message-parameters';
import type { Tx } from '../platform/database/transactions.ts';
import { DomainError, fieldRefused } from '../platform/http/domain-error.ts';
import { CodeChannels, type PhoneCode } from '../platform/outbox/codes/code-channels.ts';
import { KeptCodes } from '../platform/outbox/codes/kept-codes.ts';
import { Outbox, type OutboxEntry } from '../platform/outbox/outbox.ts';
import type { UserRow } from '../users/user-row.ts';
import { type CodePlace, CodesService } from './codes.service.ts';

/** A channel to the phone of an account. */
export type PhoneWay = Pick<PhoneCode, 'channel' | 'phone'>;

/** Purposes of codes that are sent by mail, or to a phone. */
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
    private readonly channels: CodeChannels,
    private readonly kept: KeptCodes,
  ) {}

  /**
   * Queues a message with a new code, by mail unless `to` names a phone, and withdraws the unsent
   * message with the previous code. Codes are separate for known locations (devices or addresses of
   * earlier sign-ins) and for new locations; only a code of the same kind is withdrawn.
   */
  async code(
    tx: Tx,
    user: UserRow,
    purpose: MailedPurpose,
    { isKnown = false, to = null }: Partial<CodePlace> & { to?: PhoneWay | null } = {},
  ): Promise<void> {
    const code = await this.codes.issue(tx, user.id, purpose, { isKnown });
    const event = codesOf(isKnown ? `${purpose}.known` : purpose, user.reference);
    await this.outbox.withdraw(tx, event);
    await this.kept.replace(tx, event);
    const message = {
      event: event + randomUUID(),
      template: TEMPLATES[purpose],
      parameters: {
        firstName: user.firstName,
        code,
        minutes: CODE_MINUTES,
        email: user.pendingEmail,
        phone: user.pendingPhone,
      },
    };
    await this.outbox.write(tx, [
      to
        ? this.channels.entryOf({ ...message, ...to, locale: user.locale })
        : { ...message, ...recipientOf(user, purpose), channel: 'mail' },
    ]);
  }

  /**
   * Queues the code for a new phone. An account with an email gets it by mail. One without gets it
   * at the new phone, which it proves.
   * @throws DomainError AUTH_PHONE_NOT_MOBILE, BOOKING_CODE_UNSENT
   */
  async phoneCode(tx: Tx, user: UserRow): Promise<void> {
    const { email, pendingPhone: phone } = user;
    if (email !== null || phone === null) return this.code(tx, user, 'phone');
    if (!isCodePhone(phone)) throw fieldRefused('AUTH_PHONE_NOT_MOBILE', 'phone');
    const channel = await this.channels.open();
    if (channel === null) throw new DomainError('BOOKING_CODE_UNSENT');
    await this.code(tx, user, 'phone', { to: { channel, phone } });
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
