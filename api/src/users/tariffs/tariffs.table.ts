import { Controller, Injectable } from '@nestjs/common';
import type { Texts } from '@five/shared/locales/locale';
import { STANDARD_TARIFF } from '@five/shared/pricings/pricings.codes';
import type { TariffAnswer } from '@five/shared/pricings/pricings.contract';
import type {
  CreateTariffRequest,
  UpdateTariffRequest,
} from '@five/shared/pricings/pricings.requests';
import { contentController } from '../../platform/content/content-controller.ts';
import { ContentQueries } from '../../platform/content/content-queries.ts';
import { applyChanges, ContentService } from '../../platform/content/content-service.ts';
import type { ContentViewer } from '../../platform/content/content-viewer.ts';
import { isReferredTo, violatedConstraint } from '../../platform/database/errors.ts';
import type { Tx } from '../../platform/database/transactions.ts';
import { codeRefused, DomainError, fieldRefused } from '../../platform/http/domain-error.ts';
import type { ListSpecOf } from '../../platform/lists/list-spec.ts';
import {
  type LocalizedText,
  plainTexts,
  searchText,
} from '../../platform/texts/content-language.ts';
import { Tariff } from './tariff.entity.ts';

interface TariffRow {
  reference: string;
  name: Texts;
}

/** Tariffs for staff. */
@Injectable()
export class TariffsQueries extends ContentQueries<TariffRow, TariffAnswer<LocalizedText>> {
  protected readonly list = LIST;

  protected answer(
    { reference, name }: TariffRow,
    { language }: ContentViewer,
  ): TariffAnswer<LocalizedText> {
    return { id: reference, reference, name: language.text(name) };
  }
}

const LIST: ListSpecOf<'GET tariffs'> = {
  name: 'tariffs',
  select: 'select t.reference, t.name from tariffs t',
  fields: { id: { sql: 't.reference', kind: 'text' } },
  search: ['t.search'],
  sort: { id: 't.reference', reference: 't.reference', name: "t.name ->> 'fr'" },
  order: 't.id',
  tieBreak: 't.reference',
};

/** Named tariffs (price groups). Each customer has one tariff. */
@Injectable()
export class TariffsService extends ContentService<
  Tariff,
  CreateTariffRequest,
  UpdateTariffRequest
> {
  protected readonly table = { entity: Tariff, kind: 'tariff', version: 'pricings' };

  /**
   * Returns the id of the tariff with this code.
   * @throws DomainError TARIFF_UNKNOWN on the field `tariff`
   */
  async idOf(tx: Tx, code: string): Promise<number> {
    const tariff = await tx.findOneBy(Tariff, { reference: code });
    if (!tariff) throw fieldRefused('TARIFF_UNKNOWN', 'tariff');
    return tariff.id;
  }

  async codeOf(tx: Tx, id: number): Promise<string> {
    return (await tx.findOneByOrFail(Tariff, { id })).reference;
  }

  protected initial(_tx: Tx, { code }: CreateTariffRequest) {
    return { reference: code };
  }

  protected fill(tariff: Tariff, { name }: UpdateTariffRequest): void {
    applyChanges(tariff, { name: plainTexts(name) });
    tariff.search = searchText(tariff.reference, tariff.name);
  }

  /** Deletes a tariff. The standard tariff and a tariff in use cannot be deleted. */
  protected override async erase(tx: Tx, tariff: Tariff) {
    if (tariff.reference === STANDARD_TARIFF) throw new DomainError('TARIFF_IN_USE');
    return super.erase(tx, tariff);
  }

  protected override refusal(error: unknown) {
    if (violatedConstraint(error) === 'tariffs_reference') return codeRefused('TARIFF_CODE_TAKEN');
    return isReferredTo(error) ? new DomainError('TARIFF_IN_USE') : undefined;
  }
}

/** Tariffs that an admin assigns to customers. */
@Controller()
export class TariffsStaffController extends contentController('tariffs', {
  messages: 'tariffs',
  queries: TariffsQueries,
  service: TariffsService,
}) {}
