import { Injectable } from '@nestjs/common';
import type { StaffUserAnswer, UserAnswer } from '@five/shared/auth/auth.contract';
import type { ErrorCode } from '@five/shared/errors/error-codes';
import { DataSource } from 'typeorm';
import { FieldCipher } from '../platform/config/field-cipher.ts';
import type { Tx } from '../platform/database/transactions.ts';
import { DomainError } from '../platform/http/domain-error.ts';
import type { RawQuery } from '../platform/lists/list-query.ts';
import type { ListSpecOf } from '../platform/lists/list-spec.ts';
import { Lists } from '../platform/lists/lists.ts';
import type { Page } from '../platform/lists/page.ts';
import { Unread } from '../platform/notifications/unread.ts';
import { staffUserAnswer, USER_SELECT, userAnswer, type UserRow } from './user-row.ts';

const USERS: ListSpecOf<'GET users'> = {
  name: 'users',
  select: USER_SELECT,
  where: 'u.erased_at is null',
  fields: {
    id: { sql: 'u.reference', kind: 'text' },
    role: { sql: 'u.role', kind: 'text', values: ['player', 'staff', 'admin'] },
    active: { sql: 'u.active', kind: 'flag' },
    verified: { sql: '(u.verified_at is not null)', kind: 'flag' },
    tariff: { sql: 't.reference', kind: 'text' },
    customer: { sql: 'c.reference', kind: 'text' },
  },
  search: ['u.search'],
  sort: {
    id: 'u.reference',
    fullName: 'u.search',
    name: 'lower(u.name)',
    firstName: 'lower(u.first_name)',
    email: 'u.email',
    createdAt: 'u.created_at',
  },
  order: 'u.created_at desc',
  tieBreak: 'u.id',
};

const NOTHING_UNREAD = { messages: 0, notifications: 0 };

/** Reads logins. */
@Injectable()
export class UsersQueries {
  constructor(
    private readonly source: DataSource,
    private readonly lists: Lists,
    private readonly cipher: FieldCipher,
    private readonly unread: Unread,
  ) {}

  async page(query: RawQuery): Promise<Page<StaffUserAnswer>> {
    return (await this.lists.read<UserRow>(USERS, query)).map((row) => staffUserAnswer(row));
  }

  /**
   * Returns the login with this reference, as a response for staff.
   * @param seesCin if true, the response contains the tutor's identity card number; only an admin
   * gets it
   */
  async one(reference: string, seesCin: boolean): Promise<StaffUserAnswer> {
    const [row] = await this.source.query<UserRow[]>(
      `${USER_SELECT} where u.reference = $1 and u.erased_at is null`,
      [reference],
    );
    if (!row) throw new DomainError('NOT_FOUND');
    return staffUserAnswer(row, { cin: seesCin ? this.cinOf(row) : null, unread: NOTHING_UNREAD });
  }

  /** Returns the number of active accounts of staff and admins. */
  async countStaff(): Promise<number> {
    const [row] = await this.source.query<{ count: number }[]>(
      `select count(*)::int from users where role <> 'player' and active and erased_at is null`,
    );
    return row?.count ?? 0;
  }

  /**
   * Returns the full name of each user by the user's reference. References of erased accounts are
   * not in the result.
   */
  async displayNames(references: string[]): Promise<Map<string, string>> {
    if (references.length === 0) return new Map();
    const rows = await this.source.query<{ reference: string; name: string }[]>(
      `select reference, first_name || ' ' || name as name from users where reference = any($1)
        and erased_at is null`,
      [[...new Set(references)]],
    );
    return new Map(rows.map(({ reference, name }) => [reference, name]));
  }

  /**
   * Returns a user's own data with the numbers of unread messages and notifications. Call this
   * outside of transactions, because counting uses a separate database connection.
   * @param refusal code that is thrown if the account was erased meanwhile
   */
  async ownAnswer(userId: number, refusal: ErrorCode = 'AUTH_REQUIRED'): Promise<UserAnswer> {
    const row = await this.row(this.source, userId, refusal);
    return userAnswer(row, { cin: this.cinOf(row), unread: await this.unread.of(row.reference) });
  }

  /** Returns everything stored about a user, for the user's own data export. */
  async whole(tx: Tx, userId: number): Promise<Record<string, unknown>> {
    const row = await this.row(tx, userId, 'AUTH_REQUIRED');
    const { unread: _, ...answer } = userAnswer(row, {
      cin: this.cinOf(row),
      unread: NOTHING_UNREAD,
    });
    const { conditionsVersion, conditionsAcceptedAt, verifiedAt, createdAt } = row;
    return { ...answer, conditionsVersion, conditionsAcceptedAt, verifiedAt, createdAt };
  }

  private async row(runner: Tx | DataSource, userId: number, refusal: ErrorCode): Promise<UserRow> {
    const [row] = await runner.query<UserRow[]>(
      `${USER_SELECT} where u.id = $1 and u.erased_at is null`,
      [userId],
    );
    if (!row) throw new DomainError(refusal);
    return row;
  }

  private cinOf(row: UserRow): string | null {
    return row.tutorCin && this.cipher.decrypt(row.tutorCin, row.reference);
  }
}
