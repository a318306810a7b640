import { Controller, Injectable } from '@nestjs/common';
import type { Texts } from '@five/shared/locales/locale';
import type { PromoAnswer } from '@five/shared/venue/content.contract';
import { leadsToHidden } from '@five/shared/venue/pages/optional-pages.rules';
import type { CreatePromoRequest, UpdatePromoRequest } from '@five/shared/venue/content.requests';
import { HiddenPages } from '../../platform/access/hidden-pages.ts';
import { VenueClock } from '../../platform/clock/venue-clock.ts';
import { contentController } from '../../platform/content/content-controller.ts';
import { ContentQueries } from '../../platform/content/content-queries.ts';
import {
  applyChanges,
  ContentService,
  ContentTools,
  nextPosition,
} from '../../platform/content/content-service.ts';
import type { ContentViewer } from '../../platform/content/content-viewer.ts';
import type { Tx } from '../../platform/database/transactions.ts';
import { imageAnswer, imageColumn, type ImageRow } from '../../platform/files/image-answer.ts';
import { DomainError } from '../../platform/http/domain-error.ts';
import type { RawQuery } from '../../platform/lists/list-query.ts';
import type { ListSpecOf } from '../../platform/lists/list-spec.ts';
import { Lists } from '../../platform/lists/lists.ts';
import { newReference } from '../../platform/references.ts';
import { SitePaths } from '../../platform/site/site-paths.ts';
import {
  type LocalizedText,
  plainTexts,
  searchText,
} from '../../platform/texts/content-language.ts';
import { checkDisplay, shownOn } from '../display.ts';
import { Promo } from './promo.entity.ts';

interface PromoRow extends Omit<PromoAnswer<Texts>, 'id' | 'image'> {
  image: ImageRow | null;
}

/** Reads promotions: those shown today for visitors; all promotions for staff. */
@Injectable()
export class PromosQueries extends ContentQueries<PromoRow, PromoAnswer<LocalizedText>> {
  protected readonly list = ALL;
  protected override readonly shown = SHOWN;

  constructor(
    lists: Lists,
    private readonly clock: VenueClock,
    private readonly hiddenPages: HiddenPages,
  ) {
    super(lists);
  }

  /** Visitors get no link to a page that the venue hides. */
  override async page(query: RawQuery, viewer: ContentViewer) {
    const page = await super.page(query, viewer);
    const hidden = viewer.staff ? [] : await this.hiddenPages.current();
    return page.map((promo) =>
      promo.path !== null && leadsToHidden(promo.path, hidden) ? { ...promo, path: null } : promo,
    );
  }

  protected override parameters() {
    return [this.clock.today()];
  }

  protected answer(
    { reference, title, text, image, path, from, to, position }: PromoRow,
    { language }: ContentViewer,
  ): PromoAnswer<LocalizedText> {
    return {
      id: reference,
      reference,
      title: language.text(title),
      text: language.text(text),
      image: imageAnswer(image),
      path,
      from,
      to,
      position,
    };
  }
}

const ALL: ListSpecOf<'GET promos'> = {
  name: 'promos',
  select: `select p.reference, p.title, p.text, p.path, p.from_date as "from", p.to_date as "to",
    p.position, ${imageColumn('f')} as image
    from promos p left join files f on f.id = p.image_id`,
  where: '$1::date is not null',
  fields: {
    id: { sql: 'p.reference', kind: 'text' },
    shown: { sql: shownOn('p'), kind: 'flag' },
  },
  search: ['p.search'],
  sort: {
    id: 'p.reference',
    reference: 'p.reference',
    title: "p.title ->> 'fr'",
    from: 'p.from_date',
    to: 'p.to_date',
    position: 'p.position',
  },
  order: 'p.position',
  tieBreak: 'p.id',
};

const SHOWN: ListSpecOf<'GET promos'> = { ...ALL, where: shownOn('p') };

/** Creates, updates and deletes promotions, for an admin. */
@Injectable()
export class PromosService extends ContentService<Promo, CreatePromoRequest, UpdatePromoRequest> {
  protected readonly table = {
    entity: Promo,
    kind: 'promo',
    version: 'promos',
    picture: 'imageId',
  } as const;

  constructor(
    tools: ContentTools,
    private readonly paths: SitePaths,
  ) {
    super(tools);
  }

  protected async initial(tx: Tx) {
    return {
      reference: newReference('PM'),
      path: null,
      fromDate: null,
      toDate: null,
      position: await nextPosition(tx, Promo),
    };
  }

  /** Refuses a link to a page that the site does not have. */
  protected override async check({ path }: UpdatePromoRequest): Promise<void> {
    if (path && !(await this.paths.exists(path)))
      throw new DomainError('VALIDATION_FAILED', {
        fields: [{ field: 'path', violation: 'noPage' }],
      });
  }

  protected fill(
    promo: Promo,
    { title, text, path, from, to, position }: UpdatePromoRequest,
  ): void {
    applyChanges(promo, {
      title: plainTexts(title),
      text: plainTexts(text),
      path,
      fromDate: from,
      toDate: to,
      position,
    });
    checkDisplay(promo);
    promo.search = searchText(promo.reference, promo.title, promo.text);
  }
}

/** API routes of promotions. */
@Controller()
export class PromosController extends contentController('promos', {
  messages: 'promos',
  queries: PromosQueries,
  service: PromosService,
}) {}
