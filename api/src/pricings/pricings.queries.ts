import { Injectable } from '@nestjs/common';
import type { Texts } from '@five/shared/locales/locale';
import { perPersonCents } from '@five/shared/money/money';
import {
  PRICING_TYPES,
  type PricingType,
  STANDARD_TARIFF,
} from '@five/shared/pricings/pricings.codes';
import type { PricingAnswer } from '@five/shared/pricings/pricings.contract';
import { VenueClock } from '../platform/clock/venue-clock.ts';
import type { ContentViewer } from '../platform/content/content-viewer.ts';
import type { ListSpec, ListSpecOf } from '../platform/lists/list-spec.ts';
import { byReference, type RawQuery } from '../platform/lists/list-query.ts';
import { Lists } from '../platform/lists/lists.ts';
import type { Page } from '../platform/lists/page.ts';
import type { ContentLanguage, LocalizedText } from '../platform/texts/content-language.ts';
import { VenueSettings } from '../settings/venue-settings.ts';
import { PriceBook, VALIDITY } from './quotes.ts';
import { selectOf } from '../platform/rows/columns.ts';
import { Pricing } from './pricing.entity.ts';

interface PricingRow extends Omit<PricingAnswer<Texts>, 'id' | 'archived'> {
  type: PricingType;
  archived: boolean;
}

/** Reads prices. */
@Injectable()
export class PricingsQueries {
  constructor(
    private readonly lists: Lists,
    private readonly settings: VenueSettings,
    private readonly book: PriceBook,
    private readonly venueClock: VenueClock,
  ) {}

  /**
   * Returns a page of prices. Staff see every tariff and archived prices. Other callers see current
   * and future prices of the standard tariff.
   */
  async page(
    query: RawQuery,
    { staff, language }: ContentViewer,
  ): Promise<Page<PricingAnswer<LocalizedText>>> {
    return staff
      ? this.read(LIST, query, [], language)
      : this.read(
          { ...LIST, where: `${STANDARD} and (p.reference = any($1) or p.type <> 'session')` },
          query,
          [await this.charged(null)],
          language,
        );
  }

  /**
   * Returns the prices that apply to one tariff (null: the standard tariff). A session price is
   * included only if it applies to at least one possible start of a session from today on. For
   * packs and the academy, standard prices apply where the tariff has no own price.
   */
  async mine(
    query: RawQuery,
    tariffId: number | null,
    language: ContentLanguage,
  ): Promise<Page<PricingAnswer<LocalizedText>>> {
    return this.read(
      { ...LIST, where: MINE },
      query,
      [tariffId, await this.charged(tariffId)],
      language,
    );
  }

  async one(
    reference: string,
    { staff, language }: ContentViewer,
  ): Promise<PricingAnswer<LocalizedText>> {
    return (
      await this.read(
        staff ? LIST : { ...LIST, where: STANDARD },
        byReference(reference),
        [],
        language,
      )
    ).only();
  }

  /**
   * Returns the references of the session prices that apply to at least one possible start of a
   * session from today on.
   */
  private async charged(tariffId: number | null): Promise<string[]> {
    return (await this.book.current()).listOf(tariffId, this.venueClock.today());
  }

  private async read(
    spec: ListSpec,
    query: RawQuery,
    base: unknown[],
    language: ContentLanguage,
  ): Promise<Page<PricingAnswer<LocalizedText>>> {
    const { playersPerMatch } = await this.settings.current();
    return (await this.lists.read<PricingRow>(spec, query, base)).map((row) =>
      answerOf(row, playersPerMatch, language),
    );
  }
}

function answerOf(
  row: PricingRow,
  players: number,
  language: ContentLanguage,
): PricingAnswer<LocalizedText> {
  const shared = row.type === 'session' ? perPersonCents(row.totalCents, players) : null;
  return {
    id: row.reference,
    reference: row.reference,
    type: row.type,
    name: language.text(row.name),
    numberOfHours:
      row.numberOfHours ?? (row.durationMinutes === null ? null : row.durationMinutes / 60),
    durationMinutes: row.durationMinutes,
    contributionCents: row.contributionCents ?? shared,
    totalCents: row.totalCents,
    remark: row.remark && language.text(row.remark),
    tariff: row.tariff,
    pitch: row.pitch,
    from: row.from,
    to: row.to,
    weekdays: row.weekdays,
    startTime: row.startTime,
    endTime: row.endTime,
    archived: row.archived,
  };
}

const STANDARD = `p.archived_at is null and t.reference = '${STANDARD_TARIFF}'`;
const MINE =
  `p.archived_at is null and (p.reference = any($2) or p.type <> 'session' and ` +
  `${offeredSql('$1')})`;

const COLUMNS = selectOf(Pricing, 'p', [
  'reference',
  'type',
  'name',
  'numberOfHours',
  'durationMinutes',
  'contributionCents',
  'totalCents',
  'remark',
]);

const LIST: ListSpecOf<'GET pricings'> = {
  name: 'pricings',
  select: `select ${COLUMNS}, ${VALIDITY}, t.reference as tariff, h.code as pitch,
    p.archived_at is not null as archived
    from pricings p join tariffs t on t.id = p.tariff_id left join pitches h on h.id = p.pitch_id`,
  fields: {
    id: { sql: 'p.reference', kind: 'text' },
    type: { sql: 'p.type', kind: 'text', values: PRICING_TYPES },
    tariff: { sql: 't.reference', kind: 'text' },
    pitch: { sql: 'h.code', kind: 'text' },
    durationMinutes: { sql: 'p.duration_minutes', kind: 'number' },
    archived: { sql: '(p.archived_at is not null)', kind: 'flag' },
  },
  search: ['p.search'],
  sort: {
    id: 'p.reference',
    reference: 'p.reference',
    type: 'p.type',
    name: "p.name ->> 'fr'",
    totalCents: 'p.total_cents',
    durationMinutes: 'p.duration_minutes',
    numberOfHours: 'p.number_of_hours',
    tariff: 't.reference',
    pitch: 'h.code',
    from: 'p.from_date',
    to: 'p.to_date',
    startTime: 'p.start_time',
    endTime: 'p.end_time',
    archived: 'p.archived_at',
  },
  order: `array_position(array['session', 'pack', 'academy'], p.type), p.total_cents`,
  tieBreak: 'p.id',
};

/**
 * SQL condition for the packs and academy prices that customers of a tariff can buy. These are the
 * prices of the tariff itself. A price of the standard tariff is included if the tariff has no
 * price of the same type and number of hours.
 * @param tariff placeholder of the tariff's id
 */
export function offeredSql(tariff: string): string {
  return `(p.tariff_id = ${tariff} or t.reference = '${STANDARD_TARIFF}' and not exists (
  select from pricings own
  where own.tariff_id = ${tariff} and own.archived_at is null and own.type = p.type
  and own.number_of_hours is not distinct from p.number_of_hours))`;
}
