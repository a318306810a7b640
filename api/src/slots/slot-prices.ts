import { Injectable } from '@nestjs/common';
import type { PriceOf } from '@five/shared/slots/slots.rules';

/** Answers what a start costs on a price list; null: the standard one. */
export type Pricer = (tariffId: number | null) => Promise<PriceOf>;

/** Where the price lists say what a slot costs: slots know no prices. */
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
