import { Injectable } from '@nestjs/common';
import type { PriceOf } from '@five/shared/slots/slots.rules';

/** Returns the price of starts in a tariff; null: the standard one. */
export type Pricer = (tariffId: number | null) => Promise<PriceOf>;

/** The pricings domain registers prices here, because slots do not depend on pricings. */
@Injectable()
export class SlotPrices {
  private pricer: Pricer = () => Promise.resolve(() => null);

  use(pricer: Pricer): void {
    this.pricer = pricer;
  }

  of(tariffId: number | null): Promise<PriceOf> {
    return this.pricer(tariffId);
  }
}
