import { Injectable } from '@nestjs/common';
import { visitor } from '../platform/content/content-viewer.ts';
import { PublicData } from '../platform/site/public-data.ts';
import { PitchesQueries } from './pitches.queries.ts';

/** Embeds the pitches, which most pages name, in every page of the site. */
@Injectable()
export class PitchesSite {
  constructor(pages: PublicData, queries: PitchesQueries) {
    pages.register(
      '/api/pitches',
      async (locale) => (await queries.page({}, visitor(locale))).rows,
    );
  }
}
