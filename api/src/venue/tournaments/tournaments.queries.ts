import { Injectable } from '@nestjs/common';
import type { Texts } from '@five/shared/locales/locale';
import { DataSource } from 'typeorm';
import { VenueClock } from '../../platform/clock/venue-clock.ts';
import type { ContentViewer } from '../../platform/content/content-viewer.ts';
import { DomainError } from '../../platform/http/domain-error.ts';
import type { ListSpecOf } from '../../platform/lists/list-spec.ts';
import type { RawQuery } from '../../platform/lists/list-query.ts';
import { Lists } from '../../platform/lists/lists.ts';
import { pathOf, summaryAnswer, tournamentAnswer } from './tournament-answers.ts';
import { SUMMARY_SELECT, TOURNAMENT_SELECT, type TournamentRow } from './tournament-row.ts';

/** Reads editions of tournaments. */
@Injectable()
export class TournamentsQueries {
  constructor(
    private readonly lists: Lists,
    private readonly source: DataSource,
    private readonly clock: VenueClock,
  ) {}

  /**
   * Lists editions of tournaments. Unlisted editions are included only if staff request the texts
   * in all languages (`?texts=all`), as the back-office does.
   */
  async page(query: RawQuery, { language }: ContentViewer) {
    const spec = language.all ? LIST : { ...LIST, where: 'not t.unlisted' };
    const today = this.clock.today();
    return (await this.lists.read<TournamentRow>(spec, query)).map((row) =>
      summaryAnswer(row, { language, staff: language.all, today }),
    );
  }

  /**
   * Reads one edition of a tournament.
   * @throws DomainError NOT_FOUND, also for an unlisted edition unless staff request it
   */
  async one(slug: string, viewer: ContentViewer) {
    return this.answer(
      await this.row('t.slug = $1 and (not t.unlisted or $2)', slug, viewer.staff),
      viewer,
    );
  }

  async byToken(token: string, viewer: ContentViewer) {
    return this.answer(await this.row('t.token = $1', token), viewer);
  }

  /** Path and title of the edition that the site's menu links to; null if there is none. */
  async featured(): Promise<{ path: string; title: Texts } | null> {
    const [row] = await this.source.query<
      Pick<TournamentRow, 'slug' | 'token' | 'unlisted' | 'title'>[]
    >('select slug, token, unlisted, title from tournaments where featured');
    return row ? { path: pathOf(row), title: row.title } : null;
  }

  private async row(where: string, ...values: unknown[]): Promise<TournamentRow | undefined> {
    const [row] = await this.source.query<TournamentRow[]>(
      `${TOURNAMENT_SELECT} where ${where}`,
      values,
    );
    return row;
  }

  private answer(row: TournamentRow | undefined, viewer: ContentViewer) {
    if (!row) throw new DomainError('NOT_FOUND');
    return tournamentAnswer(row, { ...viewer, today: this.clock.today() });
  }
}

const LIST: ListSpecOf<'GET tournaments'> = {
  name: 'tournaments',
  select: SUMMARY_SELECT,
  fields: {
    id: { sql: 't.slug', kind: 'text' },
    unlisted: { sql: 't.unlisted', kind: 'flag' },
    featured: { sql: 't.featured', kind: 'flag' },
    from: { sql: 't.to_date', kind: 'date-from' },
    to: { sql: 't.from_date', kind: 'date-to' },
  },
  search: ['t.search'],
  sort: {
    id: 't.slug',
    reference: 't.slug',
    title: "t.title ->> 'fr'",
    from: 't.from_date',
    to: 't.to_date',
    unlisted: 't.unlisted',
    featured: 't.featured',
  },
  order: 't.from_date desc',
  tieBreak: 't.id',
};
