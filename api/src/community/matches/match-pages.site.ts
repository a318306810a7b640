import { Injectable } from '@nestjs/common';
import { SitePaths } from '../../platform/site/site-paths.ts';
import { MatchPreviews } from './previews/match-previews.ts';

/** Registers the web pages of matches. A link preview is in the language of the match's captain. */
@Injectable()
export class MatchPagesSite {
  constructor(paths: SitePaths, previews: MatchPreviews) {
    paths.register('/m/:token', async ({ token = '' }) => previews.of(token));
  }
}
