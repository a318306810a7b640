import { Injectable } from '@nestjs/common';
import { fullAddress, mapLink } from '@five/shared/venue/place.rules';
import type { VenueAnswer } from '@five/shared/venue/venue.contract';
import { PublicData, type PublicLine } from '../platform/site/public-data.ts';
import { VenueQueries } from './venue.queries.ts';

/** Puts the venue on every page. */
@Injectable()
export class VenueSite {
  constructor(pages: PublicData, queries: VenueQueries) {
    pages.register('/api/venue', (locale) => queries.shown(locale, false), linesOf);
  }
}

function linesOf(venue: VenueAnswer): PublicLine[] {
  const { name, phones, email } = venue;
  return [
    name,
    { text: fullAddress(venue), href: mapLink(venue) },
    ...phones.map((phone) => ({ text: phone, href: `tel:${phone.replaceAll(' ', '')}` })),
    { text: email, href: `mailto:${email}` },
  ];
}
