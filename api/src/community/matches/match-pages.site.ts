import { Injectable } from '@nestjs/common';
import { SitePaths } from '../../platform/site/site-paths.ts';
import { GuestCookie } from './guest-cookie.ts';
import { MatchPagesQueries } from './match-pages.queries.ts';
import { MatchPreviews } from './previews/match-previews.ts';

/**
 * Registers the web pages of matches. A link preview is in the language of the match's captain. The
 * page contains what a guest without an answer sees, in the language of the page.
 */
@Injectable()
export class MatchPagesSite {
  constructor(
    paths: SitePaths,
    previews: MatchPreviews,
    queries: MatchPagesQueries,
    cookies: GuestCookie,
  ) {
    const guest = () => ({ caller: undefined, device: cookies.deviceOf(undefined) });
    paths.register('/m/:token', async ({ token = '' }) => {
      const preview = await previews.of(token);
      if (preview === null) return null;
      return {
        ...preview,
        part: { part: 'match', load: (locale) => queries.one(token, guest(), locale) },
      };
    });
  }
}
