import { Injectable } from '@nestjs/common';
import type { Locale } from '@five/shared/locales/locale';
import { heroPreload, photoSlots } from '@five/shared/venue/photos/photo-html';
import type { PhotoAnswer } from '@five/shared/venue/photos/photos.contract';
import { visitor } from '../../platform/content/content-viewer.ts';
import { PublicData } from '../../platform/site/public-data.ts';
import { PlacePhotosQueries } from './place-photos.queries.ts';

/**
 * Shows the photographs in built pages. Each page also embeds their HTML, so that the site's
 * scripts find the same elements when they hydrate a page.
 */
@Injectable()
export class PlacePhotosSite {
  constructor(pages: PublicData, queries: PlacePhotosQueries) {
    const load = async (locale: Locale) =>
      // A visitor gets each text in one language.
      photoSlots((await queries.all(visitor(locale))) as PhotoAnswer[]);
    pages.register('photos', load, undefined, { page: '/', head: heroPreload });
    pages.registerPhotos(load);
  }
}
