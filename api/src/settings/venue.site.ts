import { Injectable } from '@nestjs/common';
import type { VenueAnswer } from '@five/shared/venue/venue.contract';
import { MailBrand } from '../platform/mail/mail-brand.ts';
import { PublicData } from '../platform/site/public-data.ts';
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

const linesOf = ({ name, address, city, phones, email }: VenueAnswer) => [name, `${address}, ${city}`, ...phones, email];
