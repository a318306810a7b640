import { Injectable } from '@nestjs/common';
import { DomainError } from '../../platform/http/domain-error.ts';
import { FeaturedTournament } from '../../settings/featured-tournament.ts';
import { PublicData } from '../../platform/site/public-data.ts';
import { type FoundPage, SitePaths } from '../../platform/site/site-paths.ts';
import { Reader } from '../../platform/texts/reader.ts';
import { TournamentsQueries } from './tournaments.queries.ts';

const FIRST_SIX = { range: '[0,5]' };

/** Says which pages of editions exist, which of them the menu leads to, and puts the latest on every page. */
@Injectable()
export class TournamentsSite {
  constructor(pages: PublicData, paths: SitePaths, featured: FeaturedTournament, queries: TournamentsQueries) {
    pages.register('/api/tournaments', async (locale) => (await queries.page(FIRST_SIX, new Reader(locale))).rows, (editions) => editions.map(({ title }) => String(title)));
    paths.register('/tournament/t/:token', ({ token = '' }, locale) => pageOf(`by-token/${token}`, queries.byToken(token, false, new Reader(locale))));
    paths.register('/tournament/:year/:name', ({ year, name }, locale) => pageOf(`${year}/${name}`, queries.one(`${year}/${name}`, false, new Reader(locale))));
    // A stray copy of the page was linked to once.
    paths.redirect('/tournament/t/:token/index copy', '/tournament/t/:token');
    featured.use(() => queries.featured());
  }
}

/** An edition's page begins with its name and its summary, and carries what it shows. */
async function pageOf(call: string, reading: ReturnType<TournamentsQueries['one']>): Promise<FoundPage | null> {
  try {
    const edition = await reading;
    return { title: String(edition.title), lead: String(edition.summary), data: { [`/api/tournaments/${call}`]: edition } };
  } catch (error) {
    if (error instanceof DomainError && error.code === 'NOT_FOUND') return null;
    throw error;
  }
}
