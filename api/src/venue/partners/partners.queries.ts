import { Injectable } from '@nestjs/common';
import type { Texts } from '@five/shared/locales/locale';
import { PARTNER_KINDS, PARTNER_TIERS } from '@five/shared/venue/content.codes';
import type { PartnerAnswer } from '@five/shared/venue/content.contract';
import { VenueClock } from '../../platform/clock/venue-clock.ts';
import { imageAnswer, imageColumn, type ImageRow } from '../../platform/files/image-answer.ts';
import { byReference, type RawQuery } from '../../platform/lists/list-query.ts';
import type { ListSpec } from '../../platform/lists/list-spec.ts';
import { Lists } from '../../platform/lists/lists.ts';
import type { Page } from '../../platform/lists/page.ts';
import type { ContentLanguage, LocalizedText } from '../../platform/texts/content-language.ts';
import { shownOn } from '../display.ts';

interface PartnerRow extends Omit<PartnerAnswer<Texts>, 'id' | 'logo'> {
  logo: ImageRow | null;
}

type Answer = PartnerAnswer<LocalizedText>;

/**
 * Reads partners: those shown today for visitors; all partners with their number of views for
 * staff.
 */
@Injectable()
export class PartnersQueries {
  constructor(
    private readonly lists: Lists,
    private readonly clock: VenueClock,
  ) {}

  async page(query: RawQuery, staff: boolean, language: ContentLanguage): Promise<Page<Answer>> {
    const page = await this.lists.read<PartnerRow>(staff ? ALL : SHOWN, query, [
      this.clock.today(),
    ]);
    return page.map((row) => answerOf(row, language));
  }

  async one(reference: string, language: ContentLanguage): Promise<Answer> {
    return (await this.page(byReference(reference), true, language)).only();
  }
}

function answerOf(
  {
    reference,
    kind,
    tier,
    name,
    text,
    logo,
    url,
    from,
    to,
    position,
    viewsLast30Days,
    viewsInWindow,
  }: PartnerRow,
  language: ContentLanguage,
): Answer {
  const publicFields = {
    id: reference,
    reference,
    kind,
    tier,
    name,
    text: text && language.text(text),
    logo: imageAnswer(logo),
    url,
    from,
    to,
    position,
  };
  return viewsLast30Days === undefined || viewsInWindow === undefined
    ? publicFields
    : { ...publicFields, viewsLast30Days, viewsInWindow };
}

const TIER = `array_position(array['${PARTNER_TIERS.join("', '")}'], p.tier)`;

const PUBLIC_COLUMNS =
  `p.reference, p.kind, p.tier, p.name, p.text, p.url, p.from_date as "from", ` +
  `p.to_date as "to", p.position, ${imageColumn('f')} as logo`;
const FROM = 'from partners p left join files f on f.id = p.logo_id';
const seen = (days: string): string =>
  `(select coalesce(sum(v.views), 0)::int from partner_views v where v.partner_id = p.id
    and ${days})`;

const ALL: ListSpec = {
  name: 'partners',
  select: `select ${PUBLIC_COLUMNS}, ${seen('v.day > $1::date - 30')} as "viewsLast30Days",
    ${seen('v.day between coalesce(p.from_date, v.day) and coalesce(p.to_date, v.day)')}
    as "viewsInWindow" ${FROM}`,
  where: '$1::date is not null',
  fields: {
    id: { sql: 'p.reference', kind: 'text' },
    kind: { sql: 'p.kind', kind: 'text', values: PARTNER_KINDS },
    tier: { sql: 'p.tier', kind: 'text', values: PARTNER_TIERS },
    shown: { sql: shownOn('p'), kind: 'flag' },
  },
  search: ['p.search'],
  sort: {
    id: 'p.reference',
    reference: 'p.reference',
    kind: 'p.kind',
    tier: TIER,
    name: 'p.name',
    from: 'p.from_date',
    to: 'p.to_date',
    position: 'p.position',
  },
  order: `${TIER}, p.position`,
  tieBreak: 'p.id',
};

const SHOWN: ListSpec = { ...ALL, select: `select ${PUBLIC_COLUMNS} ${FROM}`, where: shownOn('p') };
