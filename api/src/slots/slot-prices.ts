import { Injectable } from '@nestjs/common';
import type { PriceOf } from '@five/shared/slots/slots.rules';

/**
 * Returns the function that computes the price of a session in a tariff from its pitch, start and
 * duration. `tariffId` null means the standard tariff.
 */
export type Pricer = (tariffId: number | null) => Promise<PriceOf>;

/**
 * Provides prices to slots. The pricings domain registers them here, because slots do not depend on
 * pricings.
 */
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
