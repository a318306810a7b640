import { Injectable } from '@nestjs/common';
import type { Locale } from '@five/shared/locales/locale';
import type { ListSpec } from '../lists/list-spec.ts';
import type { RawQuery } from '../lists/list-query.ts';
import { Lists } from '../lists/lists.ts';
import type { Page } from '../lists/page.ts';
import { Wording } from '../wording/wording.ts';

export interface TrailRow {
  reference: string;
  at: Date;
  actor: string | null;
  act: string;
  from: string | null;
  to: string | null;
  reason: string | null;
}

/** What the audit says of one subject, the first line first. */
@Injectable()
export class AuditTrail {
  constructor(private readonly lists: Lists, private readonly wording: Wording) {}

  of(subjectKind: string, subject: string, query: RawQuery): Promise<Page<TrailRow>> {
    return this.lists.read<TrailRow>(LIST, query, [subjectKind, subject]);
  }

  /** The act as a sentence. */
  sentence(act: string, locale: Locale): string {
    return this.wording.say(locale, 'audit', act);
  }
}

// A line has no name of its own: one is made of its key, from which the key cannot be read.
const REFERENCE = "'AU-' || upper(left(md5('audit' || a.id), 8))";

const ACT = 'a.act';

const LIST: ListSpec = {
  name: 'history',
  select: `select ${REFERENCE} as reference, a.at, a.actor, a.act, a.from_state as "from", a.to_state as "to", a.reason from audit a`,
  where: 'a.subject_kind = $1 and a.subject = $2',
  fields: {
    id: { sql: `(${REFERENCE})`, kind: 'text' },
    act: { sql: ACT, kind: 'text' },
    actor: { sql: 'a.actor', kind: 'text' },
  },
  search: ['a.act', 'lower(a.actor)', 'lower(a.reason)'],
  sort: { at: 'a.id', act: ACT, actor: 'a.actor' },
  order: 'a.id',
  tieBreak: 'a.id',
};
