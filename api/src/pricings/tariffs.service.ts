import { Injectable } from '@nestjs/common';
import { STANDARD_TARIFF } from '@five/shared/pricings/pricings.codes';
import type {
  CreateTariffRequest,
  UpdateTariffRequest,
} from '@five/shared/pricings/pricings.requests';
import { applyChanges, ContentService, ContentTools } from '../platform/content/content-service.ts';
import { isReferredTo, type Tx, violatedConstraint } from '../platform/database/transactions.ts';
import { codeRefused, DomainError } from '../platform/http/domain-error.ts';
import { plainTexts, searchText } from '../platform/texts/content-language.ts';
import { PriceBook } from './price-book.ts';
import { Tariff } from './tariff.entity.ts';

/** Named tariffs. Each customer has one tariff. */
@Injectable()
export class TariffsService extends ContentService<
  Tariff,
  CreateTariffRequest,
  UpdateTariffRequest
> {
  protected readonly table = { entity: Tariff, kind: 'tariff' };

  constructor(
    tools: ContentTools,
    private readonly book: PriceBook,
  ) {
    super(tools);
  }

  protected override begin(tx: Tx): void {
    this.tools.transactions.afterCommit(tx, () => this.book.cache.invalidate());
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
