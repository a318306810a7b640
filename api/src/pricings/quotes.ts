import { Injectable } from '@nestjs/common';
import type { Texts } from '@five/shared/locales/locale';
import { STANDARD_TARIFF } from '@five/shared/pricings/pricings.codes';
import { holdsOn } from '@five/shared/pricings/pricings.rules';
import {
  type AddonChoice,
  type FrozenLine,
  type QuotedAddon,
  quoteLines,
  type SessionRule,
  sessionRuleFor,
  sumOfLines,
} from '@five/shared/pricings/quote.rules';
import { openingDayOf } from '@five/shared/slots/opening.rules';
import type { PriceOf } from '@five/shared/slots/slots.rules';
import { dateOfWall, timeOfWall } from '@five/shared/time/wall-time';
import { DataSource } from 'typeorm';
import { CachedValue } from '../platform/database/cached-value.ts';
import { PgListener } from '../platform/database/pg-listener.ts';
import { fieldRefused } from '../platform/http/domain-error.ts';
import { selectAs, selectOf } from '../platform/rows/columns.ts';
import type { VenueRules } from '../settings/venue-rules.ts';
import { VenueSettings } from '../settings/venue-settings.ts';
import { SlotPrices } from '../slots/slot-prices.ts';
import { Pricing } from './pricing.entity.ts';

/** The price rule of a session (a bookable playing time) in memory. */
export interface BookRule extends SessionRule {
  id: number;
  name: Texts;
}

export interface BookAddon extends QuotedAddon {
  stock: number | null;
}

/** A session to price: the pitch's code, the start as wall time, the duration in minutes. */
export interface SessionToPrice {
  pitch: string;
  start: string;
  minutes: number;
}

const MAX_FOUND = 20_000; // Cached prices: six weeks of three pitches for several tariffs.
const MAX_LISTED = 100; // Cached lists: several tariffs over many days, until a price changes.

/** A snapshot of all active session prices and add-ons. */
export class Book {
  private readonly tariffs: Map<number, string>;
  private found = new Map<string, BookRule | null>();
  private functions = new Map<number | null, PriceOf>();
  private listed = new Map<string, string[]>();
  private venue: VenueRules | null = null;

  constructor(
    readonly rules: BookRule[],
    readonly addons: BookAddon[],
    tariffs: { id: number; reference: string }[],
  ) {
    this.tariffs = new Map(tariffs.map(({ id, reference }) => [id, reference]));
  }

  /** Returns the rule that prices a session, or null. `tariffId` null means the standard tariff. */
  ruleFor(
    venue: VenueRules,
    tariffId: number | null,
    { pitch, start, minutes }: SessionToPrice,
  ): BookRule | null {
    this.startAfresh(venue);
    const key = `${tariffId ?? ''} ${pitch} ${start} ${minutes}`;
    const known = this.found.get(key);
    if (known !== undefined) return known;
    const openingDay = openingDayOf(start, venue) ?? dateOfWall(start);
    const rule = sessionRuleFor(this.rules, this.tariffOf(tariffId), minutes, {
      pitch,
      openingDay,
      startTime: timeOfWall(start),
    });
    this.found.set(key, rule);
    return rule;
  }

  /**
   * Returns the function that computes the price of a session in a tariff from its pitch, start and
   * duration. The same function is returned until prices or settings change.
   */
  pricesOf(venue: VenueRules, tariffId: number | null): PriceOf {
    this.startAfresh(venue);
    const known = this.functions.get(tariffId);
    if (known) return known;
    const priceOf: PriceOf = (pitch, start, minutes) =>
      this.ruleFor(venue, tariffId, { pitch, start, minutes })?.totalCents ?? null;
    this.functions.set(tariffId, priceOf);
    return priceOf;
  }

  /**
   * Returns the references of the session prices that apply to at least one possible start of a
   * session on `today` or later. `tariffId` null means the standard tariff.
   */
  listOf(tariffId: number | null, today: string): string[] {
    const key = `${tariffId ?? ''} ${today}`;
    const known = this.listed.get(key);
    if (known) return known;
    const listed = this.rules
      .filter((rule) => holdsOn(rule, this.tariffOf(tariffId), this.rules, today))
      .map(({ reference }) => reference);
    if (this.listed.size >= MAX_LISTED) this.listed.clear();
    this.listed.set(key, listed);
    return listed;
  }

  private tariffOf(tariffId: number | null): string {
    return (tariffId === null ? undefined : this.tariffs.get(tariffId)) ?? STANDARD_TARIFF;
  }

  /**
   * Clears the cached prices if the cache is full or if the venue's settings have changed, because
   * prices depend on the opening hours.
   */
  private startAfresh(venue: VenueRules): void {
    if (this.venue === venue && this.found.size < MAX_FOUND) return;
    this.venue = venue;
    this.found = new Map();
    this.functions = new Map();
  }
}

/** Provides the price book (all active prices), cached until a price changes. */
@Injectable()
export class PriceBook {
  private readonly cache: CachedValue<Book>;

  constructor(
    private readonly source: DataSource,
    pgListener: PgListener,
  ) {
    this.cache = new CachedValue(pgListener, 'pricings', () => this.read());
  }

  current(): Promise<Book> {
    return this.cache.get();
  }

  private async read(): Promise<Book> {
    const [rules, addons, tariffs] = await Promise.all([
      this.source.query<BookRule[]>(RULES),
      this.source.query<BookAddon[]>(
        'select reference, name, options, stock from addons where archived_at is null order by id',
      ),
      this.source.query<{ id: number; reference: string }[]>('select id, reference from tariffs'),
    ]);
    return new Book(rules, addons, tariffs);
  }
}

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
  if (!lines) {
    const { reference, option } = unknown;
    const isUnknown = (one: AddonChoice) => one.reference === reference && one.option === option;
    const field = `addons.${addons.findIndex(isUnknown)}.reference`;
    throw fieldRefused('BOOKING_ADDON_UNKNOWN', field, { parameters: { reference } });
  }
  return lines;
}

/** SQL of the days and hours to which a price applies. */
export const VALIDITY = selectAs(Pricing, 'p', {
  from: 'fromDate',
  to: 'toDate',
  weekdays: 'weekdays',
  startTime: 'startTime',
  endTime: 'endTime',
});

/** SQL of the active session prices, with the columns that the price rules need. */
export const RULES = `
  select ${selectOf(Pricing, 'p', ['id', 'reference', 'name', 'durationMinutes', 'totalCents'])},
  ${VALIDITY}, t.reference as tariff, h.code as pitch
  from pricings p join tariffs t on t.id = p.tariff_id left join pitches h on h.id = p.pitch_id
  where p.type = 'session' and p.archived_at is null order by p.id`;
