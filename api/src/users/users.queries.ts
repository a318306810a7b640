import { Injectable } from '@nestjs/common';
import type { StaffUserAnswer, UserAnswer } from '@five/shared/auth/auth.contract';
import { DataSource } from 'typeorm';
import { Clock } from '../platform/clock/clock.ts';
import { FieldCipher } from '../platform/config/field-cipher.ts';
import type { Tx } from '../platform/database/transactions.ts';
import { DomainError } from '../platform/http/domain-error.ts';
import type { RawQuery } from '../platform/lists/list-query.ts';
import type { ListSpec } from '../platform/lists/list-spec.ts';
import { Lists } from '../platform/lists/lists.ts';
import type { Page } from '../platform/lists/page.ts';
import { staffUserAnswer, USER_SELECT, userAnswer, type UserRow } from './user-row.ts';

const USERS: ListSpec = {
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
  sort: { id: 'u.reference', fullName: 'u.search', name: 'lower(u.name)', firstName: 'lower(u.first_name)', email: 'u.email', createdAt: 'u.created_at' },
  order: 'u.created_at desc',
  tieBreak: 'u.id',
};

const UNREAD = `select count(*) as notifications from outbox
  where recipient = $1 and channel = 'notice' and read_at is null and withdrawn_at is null and due_at <= $2`;

/** Who has a login. */
@Injectable()
export class UsersQueries {
  constructor(
    private readonly source: DataSource,
    private readonly lists: Lists,
    private readonly cipher: FieldCipher,
    private readonly clock: Clock,
  ) {}

  async page(query: RawQuery): Promise<Page<StaffUserAnswer>> {
    return (await this.lists.read<UserRow>(USERS, query)).map((row) => staffUserAnswer(row));
  }

  /** One login as the desk sees it; the identity card number for an admin only. */
  async one(reference: string, seesCin: boolean): Promise<StaffUserAnswer> {
    const [row] = await this.source.query<UserRow[]>(`${USER_SELECT} where u.reference = $1 and u.erased_at is null`, [reference]);
    if (!row) throw new DomainError('NOT_FOUND');
    return staffUserAnswer(row, { cin: seesCin ? this.cinOf(row) : null, unread: { messages: 0, notifications: 0 } });
  }

  /** A user's own view, with the number of unread notifications. */
  async own(userId: number, tx?: Tx): Promise<UserAnswer> {
    const runner = tx ?? this.source;
    const [row] = await runner.query<UserRow[]>(`${USER_SELECT} where u.id = $1`, [userId]);
    if (!row) throw new DomainError('AUTH_REQUIRED');
    const [unread] = await runner.query<{ notifications: number }[]>(UNREAD, [row.reference, this.clock.now()]);
    return userAnswer(row, { cin: this.cinOf(row), unread: { messages: 0, notifications: unread?.notifications ?? 0 } });
  }

  /** All that is kept of a user, for the user. */
  async whole(tx: Tx, userId: number): Promise<Record<string, unknown>> {
    const { unread: _, ...answer } = await this.own(userId, tx);
    const [kept] = await tx.query<object[]>(
      'select conditions_version as "conditionsVersion", conditions_accepted_at as "conditionsAcceptedAt", verified_at as "verifiedAt", created_at as "createdAt" from users where id = $1', [userId],
    );
    return { ...answer, ...kept };
  }

  private cinOf(row: UserRow): string | null {
    return row.tutorCin && this.cipher.open(row.tutorCin, row.reference);
  }
}
