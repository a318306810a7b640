import { Injectable } from '@nestjs/common';
import { CODE_RESEND_SECONDS, CODE_TRIES, CODES_PER_HOUR } from '@five/shared/auth/auth.rules';
import { type Limit, Limits } from '../platform/limits/limits.ts';
import { MailSentences } from '../platform/mail/mail-sentences.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;

const LOGIN_PAIR: Limit = { points: 10, seconds: 3 * MINUTE, code: 'AUTH_TOO_MANY_ATTEMPTS' };
const LOGIN_ADDRESS: Limit = { points: 250, seconds: 15 * MINUTE, code: 'AUTH_TOO_MANY_ATTEMPTS' };
// From all places together from which the account has not signed in before: a little more than one address alone has, so that it does not use them up.
const LOGIN_ACCOUNT: Limit = { points: 12, seconds: MINUTE, code: 'AUTH_TOO_MANY_ATTEMPTS' };
const LOGIN_ACCOUNT_HOUR: Limit = { points: 100, seconds: HOUR, code: 'AUTH_TOO_MANY_ATTEMPTS' };
// Of who is signed in, from wherever: a token that was stolen finds no password by it.
const CONFIRM: Limit = { points: 10, seconds: 3 * MINUTE, code: 'AUTH_TOO_MANY_ATTEMPTS' };

// Also changes back and forth: each writes to the audit and mails its owner.
const CHANGES: Limit = { points: 10, seconds: HOUR, code: 'AUTH_TOO_MANY_ATTEMPTS' };

// A resend is one that was asked for: the code of the registration itself does not count.
const RESEND: Limit = { points: 1, seconds: CODE_RESEND_SECONDS, code: 'AUTH_CODE_TOO_SOON' };
const RESENDS: Limit = { points: CODES_PER_HOUR, seconds: HOUR, code: 'AUTH_CODE_TOO_MANY' };
const REGISTER: Limit = { points: 200, seconds: HOUR, code: 'AUTH_TOO_MANY_ATTEMPTS' };
const SEND_ADDRESS: Limit = { points: 200, seconds: HOUR, code: 'AUTH_TOO_MANY_ATTEMPTS' };
// Each code has its own five tries: this one only keeps an address from trying the codes of everybody.
const TRY_ADDRESS: Limit = { points: 1_000, seconds: 15 * MINUTE, code: 'AUTH_TOO_MANY_ATTEMPTS' };
// Three codes' worth: of those that may be sent in an hour some are left to the owner.
const TRY_STRANGER: Limit = { points: 3 * CODE_TRIES, seconds: HOUR, code: 'AUTH_TOO_MANY_ATTEMPTS' };
// What everybody behind one address mistypes in an hour, a mobile operator's many customers among them: a hundred of a million find one code in fourteen months, however many accounts are walked through.
const TRY_RESETS: Limit = { points: 100, seconds: HOUR, code: 'AUTH_TOO_MANY_ATTEMPTS' };

const PICTURES: Limit = { points: 20, seconds: HOUR };

/** Who tries what, and from where. */
export interface Attempt {
  /** The email or phone as it was given: an unknown one is counted like a known one. */
  account: string;
  address: string;
}

/** A try to sign in, or a code that is asked for or tried. */
export interface PlacedAttempt extends Attempt {
  /** The place, where the account signed in from there before; null for a new one. */
  known: string | null;
}

/**
 * How guessing is bounded. Nobody can lock an owner out: where the account signed in before, guesses from elsewhere do not count, and a mailed
 * code makes any place one of these. An account that does not exist is counted like one that does.
 */
@Injectable()
export class AuthLimits {
  /** The way in that a refusal names where an account is guessed at: the mailed code, or the desk where no mail is sent. */
  private readonly guarded: Pick<Limit, 'sentence'>;

  constructor(private readonly limits: Limits, sentences: MailSentences) {
    this.guarded = { sentence: sentences.of('login.guarded', 'login.guardedUnsent') };
  }

  /** Counts a try before the password is compared, so that tries at the same time are all counted. */
  async beforeLogin(attempt: PlacedAttempt): Promise<void> {
    await this.limits.take('login.address', attempt.address, LOGIN_ADDRESS);
    await this.limits.take('login.pair', pairOf(attempt), LOGIN_PAIR);
    if (attempt.known !== null) return;
    await this.limits.take('login.account', attempt.account, { ...LOGIN_ACCOUNT, ...this.guarded });
    await this.limits.take('login.account.hour', attempt.account, { ...LOGIN_ACCOUNT_HOUR, ...this.guarded });
  }

  /** A good sign-in was no guess. */
  async afterLogin(attempt: PlacedAttempt): Promise<void> {
    await this.limits.giveBack('login.address', attempt.address);
    await this.limits.reset('login.pair', pairOf(attempt));
    if (attempt.known !== null) return;
    await this.limits.giveBack('login.account', attempt.account);
    await this.limits.giveBack('login.account.hour', attempt.account);
  }

  /** A try at the password by who is signed in to the account, which is its reference here. */
  async beforeConfirming({ account, address }: Attempt): Promise<void> {
    await this.limits.take('login.address', address, LOGIN_ADDRESS);
    await this.limits.take('confirm.account', account, CONFIRM);
  }

  async afterConfirming({ account, address }: Attempt): Promise<void> {
    await this.limits.giveBack('login.address', address);
    await this.limits.reset('confirm.account', account);
  }

  /** A change of the password, whose present one was right. */
  async changePassword(account: string): Promise<void> {
    await this.limits.take('password.changes', account, CHANGES);
  }

  async register(address: string): Promise<void> {
    await this.limits.take('register.address', address, REGISTER);
  }

  /**
   * At most one code a minute and five an hour for an account from all new places together, whether it exists or not. A known place, and a session,
   * has as many of its own, which nobody spends elsewhere; they count for the others, so that none is sent from elsewhere right after.
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

  /** At most five new emails or phones an hour: each sends a code, and to whom is the account's choice. */
  async askContact(user: string): Promise<void> {
    await this.limits.take('contact.hour', user, RESENDS);
  }

  /** At most twenty pictures an hour: each takes a core for a moment. */
  async sendPicture(user: string): Promise<void> {
    await this.limits.take('picture.hour', user, PICTURES);
  }

  async tryCode(address: string): Promise<void> {
    await this.limits.take('try.address', address, TRY_ADDRESS);
  }

  /** A try at the code of a new account by who is not signed in to it, which the owner is. */
  async tryVerification(email: string): Promise<void> {
    await this.limits.take('try.verify', email, TRY_STRANGER);
  }

  /** A try at the code of a forgotten password; its owner is as unknown as a guesser, but for the place. */
  async tryReset(attempt: PlacedAttempt): Promise<void> {
    const { address } = attempt;
    await this.limits.take('try.reset', pairOf(attempt), TRY_STRANGER);
    await this.limits.take('try.reset.all', address, TRY_RESETS);
  }

  /** A right code was no guess at everybody's. */
  async afterReset({ address }: Pick<Attempt, 'address'>): Promise<void> {
    await this.limits.giveBack('try.reset.all', address);
  }
}

/** Neighbours behind one address do not use up what a known device has. */
const pairOf = ({ account, address, known }: PlacedAttempt): string => `${account} ${known ?? address}`;
