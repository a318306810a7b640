import { Injectable } from '@nestjs/common';
import { fullNameOf } from '@five/shared/auth/auth.rules';
import { REPORT_KINDS, REPORT_STATES } from '@five/shared/community/community.codes';
import type { ReportAnswer, ReportedPlayer } from '@five/shared/community/moderation.contract';
import type { Locale } from '@five/shared/locales/locale';
import { DataSource } from 'typeorm';
import type { ListSpecOf } from '../../platform/lists/list-spec.ts';
import { byReference, type RawQuery } from '../../platform/lists/list-query.ts';
import { Lists } from '../../platform/lists/lists.ts';
import type { Page } from '../../platform/lists/page.ts';
import { AuthorPresenter, type Person, personSql } from '../author-presenter.ts';
import { selectOf } from '../../platform/rows/columns.ts';
import { CommunityReport } from './report.entity.ts';

interface Around {
  person: Person | null;
  desk: boolean;
  message: string;
  createdAt: string;
}

type ReportRow = Omit<
  ReportAnswer,
  'id' | 'reporter' | 'author' | 'context' | 'createdAt' | 'settledAt'
> & {
  reporter: Person | null;
  author: Person | null;
  context: Around[] | null;
  createdAt: Date;
  settledAt: Date | null;
};

/**
 * Reads reports for staff. A report about a conversation shows the reported message and the three
 * messages before it.
 */
@Injectable()
export class ReportsQueries {
  constructor(
    private readonly lists: Lists,
    private readonly source: DataSource,
    private readonly authors: AuthorPresenter,
  ) {}

  async page(query: RawQuery, locale: Locale): Promise<Page<ReportAnswer>> {
    return (await this.lists.read<ReportRow>(LIST, query)).map((row) => this.answer(row, locale));
  }

  async one(reference: string, locale: Locale): Promise<ReportAnswer> {
    return (await this.page(byReference(reference), locale)).only();
  }

  async countOpen(): Promise<number> {
    const [row] = await this.source.query<{ open: number }[]>(
      `select count(*) as open from community_reports where state = 'open'`,
    );
    return row?.open ?? 0;
  }

  private answer(
    { reporter, author, context, createdAt, settledAt, ...row }: ReportRow,
    locale: Locale,
  ): ReportAnswer {
    const {
      reference,
      kind,
      subject,
      reason,
      text,
      discussion,
      title,
      hidden,
      reports,
      state,
      settledBy,
      note,
    } = row;
    return {
      id: reference,
      reference,
      kind,
      subject,
      reason,
      text,
      discussion,
      title,
      hidden,
      reports,
      state,
      settledBy,
      note,
      reporter: this.player(reporter, locale),
      author: this.player(author, locale),
      context: (context ?? []).map(({ person, desk, message, createdAt: at }) => ({
        displayName: this.authors.author(person, desk, { locale, desk: false }).displayName,
        message,
        createdAt: new Date(at).toISOString(),
      })),
      createdAt: createdAt.toISOString(),
      settledAt: settledAt?.toISOString() ?? null,
    };
  }

  private player(person: Person | null, locale: Locale): ReportedPlayer {
    const displayName = this.authors.nameOf(person, locale);
    return {
      reference: person?.reference ?? null,
      displayName,
      fullName: person ? fullNameOf(person.firstName, person.name) : displayName,
    };
  }
}

const postedBy = (post: string, user: string): string =>
  `jsonb_build_object('person', ${personSql(user)}, 'desk', ${post}.desk, 'message', ` +
  `${post}.message, 'createdAt', ${post}.created_at)`;

const CONTEXT = `case r.kind
    when 'reply' then (select
    jsonb_build_array(${postedBy('rd', 'w')}) from users w where w.id = rd.author_id)
    when 'message' then (select
    jsonb_agg(${postedBy('b', 'w')} order by b.number) from messages b
    join users w on w.id = b.author_id
      where b.chat_id = m.chat_id and b.number between m.number - 3 and m.number - 1
      and b.hidden_at is null)
  end`;

const COLUMNS = selectOf(CommunityReport, 'r', [
  'reference',
  'kind',
  'subject',
  'reason',
  'state',
  'settledBy',
  'settledAt',
  'note',
  'createdAt',
]);

const LIST: ListSpecOf<'GET community_reports'> = {
  name: 'community_reports',
  select: `select ${COLUMNS},
      ${personSql('reporter')} as reporter,
      ${personSql('author')} as author, coalesce(d.message, p.message, m.message, om.message) as
      text, ${CONTEXT} as context,
      coalesce(d.reference, rd.reference) as discussion, coalesce(d.title, rd.title) as title,
      coalesce(d.hidden_at, p.hidden_at, m.hidden_at, om.hidden_at) is not null as hidden,
      (select count(*) from community_reports o where o.subject = r.subject) as reports
    from community_reports r join users reporter on reporter.id = r.reporter_id
    join users author on author.id = r.author_id
      left join discussions d on r.kind = 'discussion' and d.reference = r.subject
      left join replies p on r.kind = 'reply' and p.reference = r.subject left
      join discussions rd on rd.id = p.discussion_id
      left join messages m on r.kind = 'message' and m.reference = r.subject
      left join open_matches om on r.kind = 'open_match' and om.reference = r.subject`,
  fields: {
    id: { sql: 'r.reference', kind: 'text' },
    kind: { sql: 'r.kind', kind: 'text', values: REPORT_KINDS },
    state: { sql: 'r.state', kind: 'text', values: REPORT_STATES },
    subject: { sql: 'r.subject', kind: 'text' },
  },
  search: ['r.search', 'author.search'],
  sort: {
    id: 'r.reference',
    reference: 'r.reference',
    createdAt: 'r.created_at',
    settledAt: 'r.settled_at',
  },
  order: `(r.state <> 'open'), case when r.state = 'open' then r.created_at end, r.settled_at desc`,
  tieBreak: 'r.id',
};
