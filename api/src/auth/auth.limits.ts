import { setTimeout as sleep } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { CODE_RESEND_SECONDS, CODE_TRIES, CODES_PER_HOUR } from '@five/shared/auth/auth.rules';
import { DomainError } from '../platform/http/domain-error.ts';
import { type Limit, Limits } from '../platform/limits/limits.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;

const LOGIN_PAIR: Limit = { points: 10, seconds: 3 * MINUTE, code: 'AUTH_TOO_MANY_ATTEMPTS' };
const LOGIN_ADDRESS: Limit = { points: 250, seconds: 15 * MINUTE, code: 'AUTH_TOO_MANY_ATTEMPTS' };
const LOGIN_ACCOUNT: Limit = { points: 20, seconds: 15 * MINUTE };
const SLOWED_MS = 1_000;

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

/** How guessing is slowed. Nobody can lock an owner out: only an account from one address is refused; from many, it is slowed. */
@Injectable()
export class AuthLimits {
  constructor(private readonly limits: Limits) {}

  /** Counts a try before the password is compared, so that tries at the same time are all counted. */
  async beforeLogin({ account, address }: Attempt): Promise<void> {
    await this.limits.take('login.address', address, LOGIN_ADDRESS);
    await this.limits.take('login.pair', `${account} ${address}`, LOGIN_PAIR);
    await this.limits.take('login.account', account, LOGIN_ACCOUNT).catch(slowDown);
  }

  /** A good sign-in was no guess. */
  async afterLogin({ account, address }: Attempt): Promise<void> {
    await this.limits.giveBack('login.address', address);
    await this.limits.reset('login.pair', `${account} ${address}`);
    await this.limits.reset('login.account', account);
  }

  async register(address: string): Promise<void> {
    await this.limits.take('register.address', address, REGISTER);
  }

  /** At most one code a minute and five an hour for `whom`, known or not. */
  async sendCode(purpose: string, whom: string, address: string): Promise<void> {
    await this.limits.take('send.address', address, SEND_ADDRESS);
    await this.limits.take(`send.${purpose}.minute`, whom, RESEND);
    await this.limits.take(`send.${purpose}.hour`, whom, RESENDS);
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

  /** A try at the code of a forgotten password; its owner is as unknown as a guesser, but for the address. */
  async tryReset({ account, address }: Attempt): Promise<void> {
    await this.limits.take('try.reset', `${account} ${address}`, TRY_STRANGER);
    await this.limits.take('try.reset.all', address, TRY_RESETS);
  }

  /** A right code was no guess at everybody's. */
  async afterReset({ address }: Pick<Attempt, 'address'>): Promise<void> {
    await this.limits.giveBack('try.reset.all', address);
  }
}

async function slowDown(error: unknown): Promise<void> {
  if (!(error instanceof DomainError)) throw error;
  await sleep(SLOWED_MS);
}
