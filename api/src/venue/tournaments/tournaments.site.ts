import { Injectable } from '@nestjs/common';
import { visitor } from '../../platform/content/content-viewer.ts';
import { DomainError } from '../../platform/http/domain-error.ts';
import { FeaturedTournament } from '../../settings/featured-tournament.ts';
import { PublicData } from '../../platform/site/public-data.ts';
import { type FoundPage, SitePaths } from '../../platform/site/site-paths.ts';
import { TournamentsQueries } from './tournaments.queries.ts';

const FIRST_SIX = { range: '[0,5]' };

/**
 * Registers the pages of existing tournament editions, and the edition that the site's menu links
 * to. Embeds the latest editions in every page.
 */
@Injectable()
export class TournamentsSite {
  constructor(
    pages: PublicData,
    paths: SitePaths,
    featured: FeaturedTournament,
    queries: TournamentsQueries,
  ) {
    pages.registerOf(
      'tournament',
      '/api/tournaments',
      async (locale) => (await queries.page(FIRST_SIX, visitor(locale))).rows,
      (editions) => editions.map(({ title }) => String(title)),
    );
    paths.register('/tournament/t/:token', ({ token = '' }, locale) =>
      pageOf(`by-token/${token}`, queries.byToken(token, visitor(locale))),
    );
    paths.register('/tournament/:year/:name', ({ year, name }, locale) =>
      pageOf(`${year}/${name}`, queries.one(`${year}/${name}`, visitor(locale))),
    );
    // Links to the path of a former duplicate of this page (`index copy`) still exist. They
    // redirect to the page.
    paths.redirect('/tournament/t/:token/index copy', '/tournament/t/:token');
    featured.use(() => queries.featured());
  }
}

/**
 * Returns title, summary and embedded data of an edition's page; null if the edition is not found.
 */
async function pageOf(
  call: string,
  reading: ReturnType<TournamentsQueries['one']>,
): Promise<FoundPage | null> {
  try {
    const edition = await reading;
    return {
      title: String(edition.title),
      lead: String(edition.summary),
      description: String(edition.summary),
      picture: posterOf(edition),
      data: { [`/api/tournaments/${call}`]: edition },
      part: { part: 'tournament', load: async () => edition },
    };
  } catch (error) {
    if (error instanceof DomainError && error.code === 'NOT_FOUND') return null;
    throw error;
  }
}

/** The poster of an edition for link previews, as JPEG, which every chat shows. */
function posterOf({ poster, title }: Awaited<ReturnType<TournamentsQueries['one']>>) {
  const file = poster?.sources.findLast(({ type }) => type === 'image/jpeg');
  return poster && file
    ? {
        path: file.url,
        width: file.width,
        height: Math.round((file.width * poster.height) / poster.width),
        description: String(title),
      }
    : undefined;
}
