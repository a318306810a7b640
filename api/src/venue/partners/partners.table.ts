import { Controller, Injectable } from '@nestjs/common';
import type { Texts } from '@five/shared/locales/locale';
import { PARTNER_KINDS, PARTNER_TIERS } from '@five/shared/venue/content.codes';
import type { PartnerAnswer } from '@five/shared/venue/content.contract';
import type {
  CreatePartnerRequest,
  UpdatePartnerRequest,
} from '@five/shared/venue/content.requests';
import { VenueClock } from '../../platform/clock/venue-clock.ts';
import { contentController } from '../../platform/content/content-controller.ts';
import { ContentQueries } from '../../platform/content/content-queries.ts';
import {
  applyChanges,
  ContentService,
  nextPosition,
} from '../../platform/content/content-service.ts';
import type { ContentViewer } from '../../platform/content/content-viewer.ts';
import type { Tx } from '../../platform/database/transactions.ts';
import { imageAnswer, imageColumn, type ImageRow } from '../../platform/files/image-answer.ts';
import type { ListSpecOf } from '../../platform/lists/list-spec.ts';
import { Lists } from '../../platform/lists/lists.ts';
import { newReference } from '../../platform/references.ts';
import {
  type LocalizedText,
  plainTexts,
  searchText,
} from '../../platform/texts/content-language.ts';
import { checkDisplay, shownOn } from '../display.ts';
import { Partner } from './partner.entity.ts';

interface PartnerRow extends Omit<PartnerAnswer<Texts>, 'id' | 'logo'> {
  logo: ImageRow | null;
}

/**
 * Reads partners: those shown today for visitors; all partners with their number of views for
 * staff.
 */
@Injectable()
export class PartnersQueries extends ContentQueries<PartnerRow, PartnerAnswer<LocalizedText>> {
  protected readonly list = ALL;
  protected override readonly shown = SHOWN;

  constructor(
    lists: Lists,
    private readonly clock: VenueClock,
  ) {
    super(lists);
  }

  protected override parameters() {
    return [this.clock.today()];
  }

  protected answer(
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
    { language }: ContentViewer,
  ): PartnerAnswer<LocalizedText> {
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
}

const TIER = `array_position(array['${PARTNER_TIERS.join("', '")}'], p.tier)`;

const PUBLIC_COLUMNS =
  `p.reference, p.kind, p.tier, p.name, p.text, p.url, p.from_date as "from", ` +
  `p.to_date as "to", p.position, ${imageColumn('f')} as logo`;
const FROM = 'from partners p left join files f on f.id = p.logo_id';
const seen = (days: string): string =>
  `(select coalesce(sum(v.views), 0)::int from partner_views v where v.partner_id = p.id
    and ${days})`;

const ALL: ListSpecOf<'GET partners'> = {
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

const SHOWN: ListSpecOf<'GET partners'> = {
  ...ALL,
  select: `select ${PUBLIC_COLUMNS} ${FROM}`,
  where: shownOn('p'),
};

/** Creates, updates and deletes sponsors and partners, for an admin. */
@Injectable()
export class PartnersService extends ContentService<
  Partner,
  CreatePartnerRequest,
  UpdatePartnerRequest
> {
  protected readonly table = {
    entity: Partner,
    kind: 'partner',
    version: 'partners',
    picture: 'logoId',
  } as const;

  protected async initial(tx: Tx) {
    return {
      reference: newReference('PA'),
      text: null,
      url: null,
      fromDate: null,
      toDate: null,
      position: await nextPosition(tx, Partner),
    };
  }

  protected fill(
    partner: Partner,
    { kind, tier, name, text, url, from, to, position }: UpdatePartnerRequest,
  ): void {
    applyChanges(partner, {
      kind,
      tier,
      name: name?.trim(),
      text: plainTexts(text),
      url,
      fromDate: from,
      toDate: to,
      position,
    });
    checkDisplay(partner);
    partner.search = searchText(partner.reference, partner.name, partner.text);
  }
}

/** API routes of sponsors and partners. */
@Controller()
export class PartnersController extends contentController('partners', {
  messages: 'partners',
  queries: PartnersQueries,
  service: PartnersService,
}) {}
