import { Injectable } from '@nestjs/common';
import type {
  CreatePartnerRequest,
  UpdatePartnerRequest,
} from '@five/shared/venue/content.requests';
import {
  applyChanges,
  ContentService,
  nextPosition,
} from '../../platform/content/content-service.ts';
import type { Tx } from '../../platform/database/transactions.ts';
import { newReference } from '../../platform/references.ts';
import { plainTexts, searchText } from '../../platform/texts/content-language.ts';
import { checkDisplay } from '../display.ts';
import { Partner } from './partner.entity.ts';

/** Creates, updates and deletes sponsors and partners, for an admin. */
@Injectable()
export class PartnersService extends ContentService<
  Partner,
  CreatePartnerRequest,
  UpdatePartnerRequest
> {
  protected readonly table = { entity: Partner, kind: 'partner', picture: 'logoId' } as const;

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
