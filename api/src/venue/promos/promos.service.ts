import { Injectable } from '@nestjs/common';
import type { CreatePromoRequest, UpdatePromoRequest } from '@five/shared/venue/content.requests';
import {
  applyChanges,
  ContentService,
  ContentTools,
  nextPosition,
} from '../../platform/content/content-service.ts';
import type { Tx } from '../../platform/database/transactions.ts';
import { DomainError } from '../../platform/http/domain-error.ts';
import { newReference } from '../../platform/references.ts';
import { SitePaths } from '../../platform/site/site-paths.ts';
import { plainTexts, searchText } from '../../platform/texts/content-language.ts';
import { checkDisplay } from '../display.ts';
import { Promo } from './promo.entity.ts';

/** Creates, updates and deletes promotions, for an admin. */
@Injectable()
export class PromosService extends ContentService<Promo, CreatePromoRequest, UpdatePromoRequest> {
  protected readonly table = { entity: Promo, kind: 'promo', picture: 'imageId' } as const;

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
