import { Injectable } from '@nestjs/common';
import type { SessionAnswer } from '@five/shared/auth/auth.contract';
import type { Caller } from '../../platform/access/caller.ts';
import { Clock } from '../../platform/clock/clock.ts';
import type { RawQuery } from '../../platform/lists/list-query.ts';
import type { ListSpecOf } from '../../platform/lists/list-spec.ts';
import { Lists } from '../../platform/lists/lists.ts';
import type { Page } from '../../platform/lists/page.ts';
import { selectOf } from '../../platform/rows/columns.ts';
import { Session } from './session.entity.ts';

const FIELDS = ['reference', 'device', 'createdAt', 'seenAt', 'expiresAt'] as const;

type SessionRow = Pick<Session, (typeof FIELDS)[number]>;

const SESSIONS: ListSpecOf<'GET auth/field/sessions'> = {
  name: 'sessions',
  select: `select ${selectOf(Session, 's', FIELDS)} from sessions s`,
  where: 's.user_id = $1 and s.ended_at is null and s.expires_at > $2',
  fields: { id: { sql: 's.reference', kind: 'text' } },
  search: ['lower(s.device)'],
  sort: { id: 's.reference', createdAt: 's.created_at', lastSeenAt: 's.seen_at' },
  order: 's.seen_at desc',
  tieBreak: 's.id',
};

/** Reads the signed-in devices of a user. */
@Injectable()
export class LoginSessionsQueries {
  constructor(
    private readonly lists: Lists,
    private readonly clock: Clock,
  ) {}

  ofCaller(caller: Caller, query: RawQuery): Promise<Page<SessionAnswer>> {
    return this.of(caller.userId, caller, query);
  }

  /**
   * A page of the sessions of the account `userId`. The session of `caller` is marked as the
   * current session.
   */
  async of(userId: number, caller: Caller, query: RawQuery): Promise<Page<SessionAnswer>> {
    const page = await this.lists.read<SessionRow>(SESSIONS, query, [userId, this.clock.now()]);
    return page.map((row) => answerOf(row, caller.session));
  }
}

function answerOf(
  { reference, device, createdAt, seenAt, expiresAt }: SessionRow,
  current: string,
): SessionAnswer {
  return {
    id: reference,
    reference,
    device,
    current: reference === current,
    createdAt: createdAt.toISOString(),
    lastSeenAt: seenAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
  };
}
