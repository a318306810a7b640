import { Injectable } from '@nestjs/common';
import type { Texts } from '@five/shared/locales/locale';
import {
  type AddonChoice,
  type FrozenLine,
  quoteLines,
  sumOfLines,
} from '@five/shared/pricings/quote.rules';
import type { PriceOf } from '@five/shared/slots/slots.rules';
import { fieldRefused } from '../platform/http/domain-error.ts';
import { VenueSettings } from '../settings/venue-settings.ts';
import { SlotPrices } from '../slots/slot-prices.ts';
import { type SessionToPrice, type Book, PriceBook } from './price-book.ts';

export interface PriceRequest extends SessionToPrice {
  /** The customer's tariff; null: the standard tariff. */
  tariffId: number | null;
  addons: readonly AddonChoice[];
}

/** The price of a session with its add-ons, with all values that are stored with the booking. */
export interface Priced {
  pricingId: number;
  pricing: string;
  lines: FrozenLine[];
  totalCents: number;
  players: number;
}

/** The only price calculation, for quotes and for charges. */
@Injectable()
export class Quotes {
  constructor(
    private readonly book: PriceBook,
    private readonly settings: VenueSettings,
    slotPrices: SlotPrices,
  ) {
    slotPrices.use((tariffId) => this.pricesOf(tariffId));
  }

  /**
   * Prices a session and its add-ons.
   * @throws DomainError BOOKING_NO_TARIFF, BOOKING_ADDON_UNKNOWN (422)
   */
  async price({ tariffId, addons, ...session }: PriceRequest): Promise<Priced> {
    const [book, venue] = await Promise.all([this.book.current(), this.settings.current()]);
    const rule = book.ruleFor(venue, tariffId, session);
    if (!rule) throw fieldRefused('BOOKING_NO_TARIFF', 'startTime');
    const lines = linesOf(rule, addons, book);
    return {
      pricingId: rule.id,
      pricing: rule.reference,
      lines,
      totalCents: sumOfLines(lines),
      players: venue.playersPerMatch,
    };
  }

  /**
   * Prices only the add-ons, for a booking whose session keeps its price. Existing add-ons
   * (`frozen`) also keep their price unless their number increases.
   * @throws DomainError BOOKING_ADDON_UNKNOWN (422)
   */
  async addonLines(
    addons: readonly AddonChoice[],
    frozen: readonly FrozenLine[],
  ): Promise<FrozenLine[]> {
    const book = await this.book.current();
    return linesOf({ name: { fr: '' }, totalCents: 0 }, addons, book, frozen).slice(1);
  }

  private async pricesOf(tariffId: number | null): Promise<PriceOf> {
    const [book, venue] = await Promise.all([this.book.current(), this.settings.current()]);
    return book.pricesOf(venue, tariffId);
  }
}

function linesOf(
  session: { name: Texts; totalCents: number },
  addons: readonly AddonChoice[],
  book: Book,
  frozen: readonly FrozenLine[] = [],
): FrozenLine[] {
  const { lines, unknown } = quoteLines(session, addons, book.addons, frozen);
  if (!lines)
    throw fieldRefused('BOOKING_ADDON_UNKNOWN', `addons.${indexOf(addons, unknown)}.reference`, {
      parameters: { reference: unknown.reference },
    });
  return lines;
}

function indexOf(choices: readonly AddonChoice[], { reference, option }: AddonChoice): number {
  return choices.findIndex((choice) => choice.reference === reference && choice.option === option);
}
