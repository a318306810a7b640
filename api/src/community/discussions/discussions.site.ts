import { Injectable } from '@nestjs/common';
import { SitePaths } from '../../platform/site/site-paths.ts';
import { DiscussionsQueries } from './discussions.queries.ts';

/** Registers the web pages of existing threads. */
@Injectable()
export class DiscussionsSite {
  constructor(paths: SitePaths, queries: DiscussionsQueries) {
    paths.register('/discussions/:reference', async ({ reference = '' }) => {
      const title = await queries.titleOf(reference);
      return title === null ? null : { title };
    });
  }
}
