import { Injectable } from '@nestjs/common';
import { CODE_RESEND_SECONDS, CODE_TRIES, CODES_PER_HOUR } from '@five/shared/auth/auth.rules';
import { type Limit, Limits } from '../platform/limits/limits.ts';
import { MailSentences } from '../platform/mail/mail-sentences.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;

const LOGIN_PAIR: Limit = { points: 10, seconds: 3 * MINUTE, code: 'AUTH_TOO_MANY_ATTEMPTS' };
const LOGIN_ADDRESS: Limit = { points: 250, seconds: 15 * MINUTE, code: 'AUTH_TOO_MANY_ATTEMPTS' };
// Limits of sign-in attempts per account: 12 a minute and 100 an hour. They count attempts from all
// locations (device or address) from which the account has not signed in before. `LOGIN_PAIR`
// allows one address 10 attempts in three minutes, so one address cannot use up the 12 attempts.
const LOGIN_ACCOUNT: Limit = { points: 12, seconds: MINUTE, code: 'AUTH_TOO_MANY_ATTEMPTS' };
const LOGIN_ACCOUNT_HOUR: Limit = { points: 100, seconds: HOUR, code: 'AUTH_TOO_MANY_ATTEMPTS' };
// Limit of attempts per signed-in account to confirm its password, from all addresses together. It
// prevents guessing the password with a stolen token.
const CONFIRM: Limit = { points: 10, seconds: 3 * MINUTE, code: 'AUTH_TOO_MANY_ATTEMPTS' };

// Limit of password changes. Changing back and forth counts too, because each change writes an
// audit entry and a mail.
const CHANGES: Limit = { points: 10, seconds: HOUR, code: 'AUTH_TOO_MANY_ATTEMPTS' };

// Limits of codes that are sent on request: one a minute and five an hour. The code that is sent on
// registration does not count.
const RESEND: Limit = { points: 1, seconds: CODE_RESEND_SECONDS, code: 'AUTH_CODE_TOO_SOON' };
const RESENDS: Limit = { points: CODES_PER_HOUR, seconds: HOUR, code: 'AUTH_CODE_TOO_MANY' };
// Limit of codes to phones per address, because they cost money; a number gets five an hour.
const PHONE_CODES_ADDRESS: Limit = { points: 20, seconds: HOUR, code: 'AUTH_CODE_TOO_MANY' };
const REGISTER: Limit = { points: 200, seconds: HOUR, code: 'AUTH_TOO_MANY_ATTEMPTS' };
const SEND_ADDRESS: Limit = { points: 200, seconds: HOUR, code: 'AUTH_TOO_MANY_ATTEMPTS' };
// Limit of entered codes per address. Each code has five attempts; this limit prevents one address
// from trying the codes of all accounts.
const TRY_ADDRESS: Limit = { points: 1_000, seconds: 15 * MINUTE, code: 'AUTH_TOO_MANY_ATTEMPTS' };
// Limit of attempts to enter a code without a session: 15 an hour, which is enough to use up three
// codes of five attempts each. Five codes can be sent an hour, so a guesser cannot use up all codes
// of the owner.
const TRY_STRANGER: Limit = {
  points: 3 * CODE_TRIES,
  seconds: HOUR,
  code: 'AUTH_TOO_MANY_ATTEMPTS',
};
// Limit of wrong codes of one purpose per address and hour; a mobile operator's address is shared
// by many customers. At 100 guesses an hour among 1,000,000 codes, one guess succeeds in 14 months,
// however many accounts are tried.
const TRY_RESETS: Limit = { points: 100, seconds: HOUR, code: 'AUTH_TOO_MANY_ATTEMPTS' };

const PICTURES: Limit = { points: 20, seconds: HOUR };

/** An attempt to sign in or to enter a code: the account and the network address. */
export interface Attempt {
  /**
   * The account for which attempts are counted: an e-mail, a phone, or the reference of a signed-in
   * account. Unknown accounts are counted like known accounts.
   */
  account: string;
  address: string;
}

/**
 * An attempt to sign in, or to request or enter a code, with its location. A location is the device
 * or the network address of the request.
 */
export interface PlacedAttempt extends Attempt {
  /**
   * The hash of the device or address, if the account signed in from it before. `session` for a
   * request with a session; null for a new location.
   */
  known: string | null;
}

/**
 * Rate limits against guessing passwords and codes. A location is a device or network address; it
 * is known after the account has signed in from it. Guesses from other locations do not use up the
 * attempts of a known location, so that they cannot lock the owner out. A password reset by a
 * mailed code makes its location a known location. Unknown accounts are counted like known
 * accounts.
 */
@Injectable()
export class AuthLimits {
  /**
   * Key of the error text for an account with too many sign-in attempts. The text names another way
   * to sign in: the mailed code, or reception if no mail is sent.
   */
  private readonly guarded: Pick<Limit, 'sentence'>;

  constructor(
    private readonly limits: Limits,
    sentences: MailSentences,
  ) {
    this.guarded = { sentence: sentences.of('login.guarded', 'login.guardedUnsent') };
  }

  /**
   * Counts an attempt before the password is compared, so that concurrent attempts are all counted.
   */
  async beforeLogin(attempt: PlacedAttempt): Promise<void> {
    await this.limits.take('login.address', attempt.address, LOGIN_ADDRESS);
    await this.limits.take('login.pair', pairOf(attempt), LOGIN_PAIR);
    if (attempt.known !== null) return;
    await this.limits.take('login.account', attempt.account, { ...LOGIN_ACCOUNT, ...this.guarded });
    await this.limits.take('login.account.hour', attempt.account, {
      ...LOGIN_ACCOUNT_HOUR,
      ...this.guarded,
    });
  }

  /** Reverses the count of `beforeLogin`, because a successful sign-in does not count. */
  async afterLogin(attempt: PlacedAttempt): Promise<void> {
    await this.limits.giveBack('login.address', attempt.address);
    await this.limits.reset('login.pair', pairOf(attempt));
    if (attempt.known !== null) return;
    await this.limits.giveBack('login.account', attempt.account);
    await this.limits.giveBack('login.account.hour', attempt.account);
  }

  /**
   * Counts an attempt of a signed-in account to confirm its password; `account` is the reference of
   * the account.
   */
  async beforeConfirming({ account, address }: Attempt): Promise<void> {
    await this.limits.take('login.address', address, LOGIN_ADDRESS);
    await this.limits.take('confirm.account', account, CONFIRM);
  }

  async afterConfirming({ account, address }: Attempt): Promise<void> {
    await this.limits.giveBack('login.address', address);
    await this.limits.reset('confirm.account', account);
  }

  /** Counts a password change with the correct current password. */
  async changePassword(account: string): Promise<void> {
    await this.limits.take('password.changes', account, CHANGES);
  }

  async register(address: string): Promise<void> {
    await this.limits.take('register.address', address, REGISTER);
  }

  /**
   * Limits the codes sent to an account to one a minute and five an hour, for all new locations
   * together. The limit is the same whether the account exists or not. Each known location and each
   * session has a separate limit of the same size, which other locations cannot use up. A code sent
   * to a known location also starts the one-minute wait of the new locations.
   */
  async sendCode(purpose: string, { account, address, known }: PlacedAttempt): Promise<void> {
    await this.limits.take('send.address', address, SEND_ADDRESS);
    if (known === null) return this.sendOneOf(`send.${purpose}`, account);
    await this.sendOneOf(`send.${purpose}.known`, `${account} ${known}`);
    await this.limits.count(`send.${purpose}.minute`, account, RESEND);
  }

  private async sendOneOf(name: string, key: string): Promise<void> {
    await this.limits.take(`${name}.minute`, key, RESEND);
    await this.limits.take(`${name}.hour`, key, RESENDS);
  }

  /**
   * Limits the codes to a phone for all purposes together, known and unknown numbers alike.
   * @param phone number in E.164 format
   */
  async sendPhoneCode({ account: phone, address }: Attempt): Promise<void> {
    await this.limits.take('send.phone.address', address, PHONE_CODES_ADDRESS);
    await this.limits.take('send.phone', phone, RESENDS);
  }

  /** Limits the mailed codes of drafts per typed phone, beside those per email. */
  async sendDraftMail(phone: string): Promise<void> {
    await this.limits.take('send.draft.phone', phone, RESENDS);
  }

  /**
   * Limits new e-mails or phones to five an hour, because each sends a code to an address of the
   * caller's choice.
   */
  async changeContact(user: string): Promise<void> {
    await this.limits.take('contact.hour', user, RESENDS);
  }

  /**
   * Limits the picture uploads of a user to twenty an hour, because the processing of a picture
   * occupies a CPU core for a moment.
   */
  async sendPicture(user: string): Promise<void> {
    await this.limits.take('picture.hour', user, PICTURES);
  }

  async tryCode(address: string): Promise<void> {
    await this.limits.take('try.address', address, TRY_ADDRESS);
  }

  /** Counts an attempt to enter the code of a new account without a session of that account. */
  async tryVerification(email: string): Promise<void> {
    await this.limits.take('try.verify', email, TRY_STRANGER);
  }

  /**
   * Counts an attempt to enter a code that resets a password or signs in. A caller has no session
   * here, so only a known location distinguishes the owner from a guesser.
   */
  async tryAsStranger(purpose: 'reset' | 'login', attempt: PlacedAttempt): Promise<void> {
    const { address } = attempt;
    await this.limits.take(`try.${purpose}`, pairOf(attempt), TRY_STRANGER);
    await this.limits.take(`try.${purpose}.all`, address, TRY_RESETS);
  }

  /** Reverses the count of `tryAsStranger` per address, because a correct code does not count. */
  async afterStranger(
    purpose: 'reset' | 'login',
    { address }: Pick<Attempt, 'address'>,
  ): Promise<void> {
    await this.limits.giveBack(`try.${purpose}.all`, address);
  }
}

/**
 * Key of a limit per account and location. For a known location, its hash replaces the network
 * address, so that others behind the same address do not use up its attempts.
 */
const pairOf = ({ account, address, known }: PlacedAttempt): string =>
  `${account} ${known ?? address}`;
