import { Injectable } from '@nestjs/common';
import { fullAddress, mapLink } from '@five/shared/venue/place.rules';
import type { VenueAnswer } from '@five/shared/venue/venue.contract';
import { MailBrand } from '../platform/mail/mail-brand.ts';
import { PublicData, type PublicLine } from '../platform/site/public-data.ts';
import { VenueQueries } from './venue.queries.ts';
import { VenueSettings } from './venue-settings.ts';

/** Puts the venue on every page and under every mail. */
@Injectable()
export class VenueSite {
  constructor(pages: PublicData, brand: MailBrand, queries: VenueQueries, settings: VenueSettings) {
    pages.register('/api/venue', (locale) => queries.shown(locale, false), linesOf);
    brand.register(async () => {
      const { name, email, phones } = await settings.current();
      return { name, address: email, phone: phones[0] ?? null };
    });
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
