import { Injectable } from '@nestjs/common';
import { SitePaths } from '../../platform/site/site-paths.ts';
import { OpenMatchesQueries } from './open-matches.queries.ts';

/** Registers the web pages of existing matches. */
@Injectable()
export class OpenMatchesSite {
  constructor(paths: SitePaths, queries: OpenMatchesQueries) {
    paths.register('/open-matches/:reference', async ({ reference = '' }) => {
      const title = await queries.titleOf(reference);
      return title === null ? null : { title };
    });
  }
}
