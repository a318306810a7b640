import { Injectable } from '@nestjs/common';
import type { BlockAnswer } from '@five/shared/slots/slots.contract';
import type { ListSpecOf } from '../platform/lists/list-spec.ts';
import { byReference, type RawQuery } from '../platform/lists/list-query.ts';
import { Lists } from '../platform/lists/lists.ts';
import type { Page } from '../platform/lists/page.ts';

interface BlockRow {
  reference: string;
  pitch: string;
  date: string;
  start: string;
  end: string;
  reason: string;
  created_at: Date;
}

/** Reads blocks of pitches, set by staff. */
@Injectable()
export class PitchBlocksQueries {
  constructor(private readonly lists: Lists) {}

  async page(query: RawQuery): Promise<Page<BlockAnswer>> {
    return (await this.lists.read<BlockRow>(LIST, query)).map(answerOf);
  }

  async one(reference: string): Promise<BlockAnswer> {
    return (await this.page(byReference(reference))).only();
  }
}

const answerOf = (row: BlockRow): BlockAnswer => ({
  id: row.reference,
  reference: row.reference,
  pitch: row.pitch,
  date: row.date,
  startTime: row.start,
  endTime: row.end,
  reason: row.reason,
  createdAt: row.created_at.toISOString(),
});

const LIST: ListSpecOf<'GET blocks'> = {
  name: 'blocks',
  select: `select o.holder as reference, p.code as pitch, lower(o.period)::date as date,
    to_char(lower(o.period), 'HH24:MI') as start,
    to_char(upper(o.period), 'HH24:MI') as "end", o.reason, o.created_at
    from occupancies o join pitches p on p.id = o.pitch_id`,
  where: "o.kind = 'block'",
  fields: {
    id: { sql: 'o.holder', kind: 'text' },
    pitch: { sql: 'p.code', kind: 'text' },
    date: { sql: 'lower(o.period)::date', kind: 'date' },
    from: { sql: 'lower(o.period)::date', kind: 'date-from' },
    to: { sql: 'lower(o.period)::date', kind: 'date-to' },
  },
  search: ['lower(o.holder)', 'lower(p.code)', 'o.search'],
  sort: {
    id: 'o.holder',
    reference: 'o.holder',
    pitch: 'p.code',
    date: 'lower(o.period)',
    startTime: "to_char(lower(o.period), 'HH24:MI')",
    endTime: "to_char(upper(o.period), 'HH24:MI')",
    reason: 'o.reason',
    createdAt: 'o.created_at',
  },
  order: 'lower(o.period) desc',
  tieBreak: 'o.id',
};
