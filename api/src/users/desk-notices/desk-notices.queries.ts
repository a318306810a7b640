import { Injectable } from '@nestjs/common';
import { DESK_NOTICE_STATES } from '@five/shared/desk/desk-notices.codes';
import type { DeskNoticeAnswer } from '@five/shared/desk/desk-notices.contract';
import { DataSource } from 'typeorm';
import { Clock } from '../../platform/clock/clock.ts';
import { byReference, type RawQuery } from '../../platform/lists/list-query.ts';
import type { ListSpecOf } from '../../platform/lists/list-spec.ts';
import { Lists } from '../../platform/lists/lists.ts';
import type { Page } from '../../platform/lists/page.ts';
import { selectOf } from '../../platform/rows/columns.ts';
import { DeskNoticeAnswers, FIELDS, type NoticeRow } from './desk-notice-answers.ts';
import { DeskNotice } from './desk-notice.entity.ts';

/** Reads the messages that the desk passes on. */
@Injectable()
export class DeskNoticesQueries {
  constructor(
    private readonly lists: Lists,
    private readonly source: DataSource,
    private readonly clock: Clock,
    private readonly answers: DeskNoticeAnswers,
  ) {}

  async page(query: RawQuery): Promise<Page<DeskNoticeAnswer>> {
    const page = await this.lists.read<NoticeRow>(LIST, query, [this.clock.now()]);
    const answers = new Map(
      await Promise.all(page.rows.map(async (row) => [row, await this.answers.of(row)] as const)),
    );
    return page.map((row) => answers.get(row) as DeskNoticeAnswer);
  }

  async one(reference: string): Promise<DeskNoticeAnswer> {
    return (await this.page(byReference(reference))).only();
  }

  /** Counts the open messages that are due. */
  async countOpen(): Promise<number> {
    const [row] = await this.source.query<{ open: number }[]>(
      `select count(*) as open from desk_notices n where ${STATE} = 'open' and n.due_at <= $1`,
      [this.clock.now()],
    );
    return row?.open ?? 0;
  }
}

/** The state of a message; `$1` is the instant. */
const STATE = `(case when n.done_at is not null then 'done' when n.withdrawn_at is not null
  or n.until <= $1 then 'over' else 'open' end)`;

const LIST: ListSpecOf<'GET desk_notices'> = {
  name: 'desk_notices',
  select: `select ${selectOf(DeskNotice, 'n', FIELDS)}, ${STATE} as state,
    case when n.guest is not null then 'guest' when u.id is null then 'noAccount'
    when u.email is null then 'noEmail' else 'noMailServer' end as reason, u.locale,
    nullif(trim(concat_ws(' ', by.first_name, by.name)), '') as "doneBy",
    case when c.id is not null then jsonb_build_object('reference', c.reference, 'fullName',
      c.full_name, 'phone', c.phone) end as customer
    from desk_notices n left join customers c on c.id = n.customer_id
    left join users u on u.id = c.user_id left join users by on by.reference = n.done_by`,
  where: '$1::timestamptz is not null',
  fields: {
    id: { sql: 'n.reference', kind: 'text' },
    state: { sql: STATE, kind: 'text', values: DESK_NOTICE_STATES },
    customer: { sql: 'c.reference', kind: 'text' },
  },
  search: ['c.search'],
  sort: {
    id: 'n.reference',
    reference: 'n.reference',
    createdAt: 'n.created_at',
    dueAt: 'n.due_at',
    doneAt: 'n.done_at',
  },
  order: `(${STATE} <> 'open'), n.due_at`,
  tieBreak: 'n.id',
};
