import { Injectable } from '@nestjs/common';
import type { Locale } from '@five/shared/locales/locale';
import { addDays } from '@five/shared/time/wall-time';
import { DataSource } from 'typeorm';
import { VenueClock } from '../clock/venue-clock.ts';
import type { ListField, ListSpec, ListSpecOf, PlayersListSpecOf } from '../lists/list-spec.ts';
import type { RawQuery } from '../lists/list-query.ts';
import { Lists } from '../lists/lists.ts';
import type { Page } from '../lists/page.ts';
import { Translator } from '../i18n/translator.ts';

export interface TrailRow {
  reference: string;
  at: Date;
  actor: string | null;
  act: string;
  subjectKind: string;
  subject: string;
  from: string | null;
  to: string | null;
  reason: string | null;
  changed: Record<string, unknown> | null;
}

/** Reads the audit trail, of one subject or as a whole. */
@Injectable()
export class AuditTrail {
  private readonly all: ListSpecOf<'GET audit'>;

  constructor(
    private readonly source: DataSource,
    private readonly lists: Lists,
    private readonly translator: Translator,
    venueClock: VenueClock,
  ) {
    this.all = { ...ALL, fields: { ...ALL.fields, ...daysOf(venueClock) } };
  }

  /**
   * Entries of one subject in ascending order.
   * @param desk true if the caller is staff and may also filter by reason and actor
   */
  of(
    subjectKind: string,
    subject: string,
    query: RawQuery,
    desk: boolean,
  ): Promise<Page<TrailRow>> {
    return this.lists.read<TrailRow>(desk ? HISTORY : OWNERS_HISTORY, query, [
      subjectKind,
      subject,
    ]);
  }

  /**
   * The whole audit trail in descending order; with `only`, the entries of one actor since an
   * instant.
   */
  page(query: RawQuery, only?: { actor: string; since: Date }): Promise<Page<TrailRow>> {
    if (!only) return this.lists.read<TrailRow>(this.all, query);
    return this.lists.read<TrailRow>({ ...this.all, where: 'a.actor = $1 and a.at >= $2' }, query, [
      only.actor,
      only.since,
    ]);
  }

  /** The time of the last entry of each subject; a subject without entries has none. */
  async lastChanges(subjectKind: string, subjects: readonly string[]): Promise<Map<string, Date>> {
    const rows = await this.source.query<{ subject: string; at: Date }[]>(LAST_CHANGES, [
      subjectKind,
      subjects,
    ]);
    return new Map(rows.map(({ subject, at }) => [subject, at]));
  }

  /** Returns the sentence that describes an act, such as `booking.reserve`, in a language. */
  sentence(act: string, locale: Locale): string {
    return this.translator.translate(locale, 'audit', act);
  }
}

/**
 * Date filters of the trail. Dates are dates of the venue: a filter covers the instants from the
 * start of its date to the start of the next date.
 */
function daysOf(venueClock: VenueClock): Record<'from' | 'to', ListField> {
  const startOf = (date: string) => venueClock.dayStart(date).getTime();
  return {
    from: { sql: 'a.at', kind: 'date-from', of: (date) => new Date(startOf(date)) },
    to: { sql: 'a.at', kind: 'date-to', of: (date) => new Date(startOf(addDays(date, 1)) - 1) },
  };
}

// An audit entry has no stored reference. Its reference is derived from its key by a hash, so that
// the key remains hidden.
const REFERENCE = "'AU-' || upper(left(md5('audit' || a.id), 8))";

const ACT = 'a.act';

const LAST_CHANGES = `select distinct on (a.subject) a.subject, a.at from audit a
  where a.subject_kind = $1 and a.subject = any($2) order by a.subject, a.id desc`;

const LINES = {
  select: `select ${REFERENCE} as reference, a.at, a.actor, a.act, a.subject_kind as "subjectKind",
    a.subject, a.from_state as "from", a.to_state as "to", a.reason, a.changed from audit a`,
  fields: {
    id: { sql: `(${REFERENCE})`, kind: 'text' },
    act: { sql: ACT, kind: 'text' },
    actor: { sql: 'a.actor', kind: 'text' },
  },
  search: [ACT, 'lower(a.actor)', 'lower(a.reason)'],
  sort: { at: 'a.id', act: ACT, actor: 'a.actor' },
} as const satisfies Partial<ListSpec>;

const HISTORY: ListSpecOf<'GET bookings/{reference}/history'> = {
  ...LINES,
  name: 'history',
  where: 'a.subject_kind = $1 and a.subject = $2',
  order: 'a.id',
  tieBreak: 'a.id',
};

/**
 * The audit trail as the owner of a record may query it. Only the act can be filtered: a filter by
 * actor would reveal the acting person.
 */
const OWNERS_HISTORY: PlayersListSpecOf<'GET bookings/{reference}/history'> = {
  ...HISTORY,
  fields: { id: LINES.fields.id, act: LINES.fields.act },
  search: [ACT],
  sort: { at: LINES.sort.at, act: LINES.sort.act },
};

const ALL = {
  ...LINES,
  name: 'audit',
  fields: {
    ...LINES.fields,
    subjectKind: { sql: 'a.subject_kind', kind: 'text' },
    subject: { sql: 'a.subject', kind: 'text' },
  },
  search: [...LINES.search, 'lower(a.subject)'],
  sort: { ...LINES.sort, at: 'a.at', subjectKind: 'a.subject_kind', subject: 'a.subject' },
  order: 'a.at desc',
  tieBreak: 'a.id desc',
} as const satisfies Partial<ListSpec>;
