import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.ts';
import { Signatures } from '../../platform/config/signatures.ts';
import { DomainError, fieldRefused } from '../../platform/http/domain-error.ts';
import { LoginsService } from '../../users/logins.service.ts';
import type { UserRow } from '../../users/user-row.ts';

const LIFETIME_MS = 10 * 60 * 1000;
const PURPOSE = 'sign-in ticket';
const TICKET = /^(U-\w{8})\.(\d{1,15})\.([\w-]{22})$/;

/**
 * Tickets that prove a correct password for the second step of a sign-in. A ticket is signed, not
 * stored. It becomes invalid when the password changes, and never opens a session by itself.
 */
@Injectable()
export class SignInTickets {
  constructor(
    private readonly clock: Clock,
    private readonly signatures: Signatures,
    private readonly logins: LoginsService,
  ) {}

  issue(user: UserRow): string {
    const expires = this.clock.now().getTime() + LIFETIME_MS;
    return `${user.reference}.${expires}.${this.signatures.of(PURPOSE, textOf(user, expires))}`;
  }

  /**
   * Returns the account for which the ticket was issued.
   * @throws DomainError AUTH_TICKET_INVALID
   */
  async read(ticket: string): Promise<UserRow> {
    const [, reference = '', digits = '', signature = ''] = TICKET.exec(ticket) ?? [];
    const expires = Number(digits);
    const now = this.clock.now().getTime();
    const user = expires > now && expires <= now + LIFETIME_MS ? await this.known(reference) : null;
    if (!user || !this.signatures.isValid(PURPOSE, textOf(user, expires), signature))
      throw fieldRefused('AUTH_TICKET_INVALID', 'ticket');
    return user;
  }

  private async known(reference: string): Promise<UserRow | null> {
    try {
      return await this.logins.known(reference);
    } catch (error) {
      if (error instanceof DomainError) return null;
      throw error;
    }
  }
}

const textOf = ({ reference, passwordHash }: UserRow, expires: number): string =>
  `${reference}\n${expires}\n${passwordHash}`;
