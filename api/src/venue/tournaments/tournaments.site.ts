import { Injectable } from '@nestjs/common';
import { FeaturedTournament } from '../../settings/featured-tournament.ts';
import { PublicData } from '../../platform/site/public-data.ts';
import { SitePaths } from '../../platform/site/site-paths.ts';
import { Reader } from '../../platform/texts/reader.ts';
import { TournamentsQueries } from './tournaments.queries.ts';

const FIRST_SIX = { range: '[0,5]' };

/** Says which pages of editions exist, which of them the menu leads to, and puts the latest on every page. */
@Injectable()
export class TournamentsSite {
  constructor(pages: PublicData, paths: SitePaths, featured: FeaturedTournament, queries: TournamentsQueries) {
    pages.register('/api/tournaments', async (locale) => (await queries.page(FIRST_SIX, new Reader(locale))).rows, (editions) => editions.map(({ title }) => String(title)));
    paths.register('/tournament/t/:token', ({ token = '' }, locale) => queries.titleByToken(token, locale));
    paths.register('/tournament/:year/:name', ({ year, name }, locale) => queries.titleOf(`${year}/${name}`, locale));
    // A stray copy of the page was linked to once.
    paths.redirect('/tournament/t/:token/index copy', '/tournament/t/:token');
    featured.use(() => queries.featured());
  }
}
