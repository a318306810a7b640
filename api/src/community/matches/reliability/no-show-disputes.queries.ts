import { Injectable } from '@nestjs/common';
import {
  noShowDispute,
  type NoShowDisputeAnswer,
} from '@five/shared/community/no-shows/no-shows.contract';
import { NO_SHOW_DISPUTE_STATES } from '@five/shared/community/matches/reliability.codes';
import { DataSource } from 'typeorm';
import { byReference, type RawQuery } from '../../../platform/lists/list-query.ts';
import type { ListSpecOf } from '../../../platform/lists/list-spec.ts';
import { Lists } from '../../../platform/lists/lists.ts';
import type { Page } from '../../../platform/lists/page.ts';
import { answerOf } from '../../../platform/rows/answer-of.ts';
import { selectOf } from '../../../platform/rows/columns.ts';
import { NoShowDispute } from './no-show-dispute.entity.ts';

const FIELDS = ['reference', 'reason', 'state', 'note', 'settledAt', 'createdAt'] as const;

interface DisputeRow extends Pick<NoShowDispute, (typeof FIELDS)[number]> {
  booking: string;
  seat: string | null;
  date: string;
  startTime: string;
  customer: NoShowDisputeAnswer['customer'];
}

/** Reads disputes of no-shows. */
@Injectable()
export class NoShowDisputes {
  constructor(
    private readonly lists: Lists,
    private readonly source: DataSource,
  ) {}

  async page(query: RawQuery): Promise<Page<NoShowDisputeAnswer>> {
    return (await this.lists.read<DisputeRow>(LIST, query)).map((row) =>
      answerOf(noShowDispute, row, {
        id: row.reference,
        settledAt: row.settledAt?.toISOString() ?? null,
        createdAt: row.createdAt.toISOString(),
      }),
    );
  }

  async one(reference: string): Promise<NoShowDisputeAnswer> {
    return (await this.page(byReference(reference))).only();
  }

  async countOpen(): Promise<number> {
    return this.source.getRepository(NoShowDispute).countBy({ state: 'open' });
  }
}

const LIST: ListSpecOf<'GET no_show_disputes'> = {
  name: 'no_show_disputes',
  select: `select ${selectOf(NoShowDispute, 'd', FIELDS)}, b.reference as booking,
    p.reference as seat,
    to_char(lower(b.period), 'YYYY-MM-DD') as date,
    to_char(lower(b.period), 'HH24:MI') as "startTime",
    jsonb_build_object('reference', c.reference, 'fullName', c.full_name, 'phone', c.phone)
    as customer
    from no_show_disputes d join bookings b on b.id = d.booking_id
    left join match_people p on p.id = d.person_id
    join customers c on c.id = coalesce(p.customer_id, b.customer_id)`,
  fields: {
    id: { sql: 'd.reference', kind: 'text' },
    booking: { sql: 'b.reference', kind: 'text' },
    state: { sql: 'd.state', kind: 'text', values: NO_SHOW_DISPUTE_STATES },
  },
  search: ['lower(b.reference)', 'c.search'],
  sort: {
    id: 'd.reference',
    reference: 'd.reference',
    createdAt: 'd.created_at',
    settledAt: 'd.settled_at',
  },
  order: `(d.state <> 'open'), d.created_at`,
  tieBreak: 'd.id',
};
