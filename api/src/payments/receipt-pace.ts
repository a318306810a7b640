import { Injectable } from '@nestjs/common';
import { type Caller, isStaff } from '../platform/access/caller.ts';
import { Limits } from '../platform/limits/limits.ts';

/** Nobody reads thirty receipts in a minute; each is drawn anew. */
const PACE = { points: 30, seconds: 60 };

/** Keeps one player from having the product draw and do nothing else. The desk is not slowed. */
@Injectable()
export class ReceiptPace {
  constructor(private readonly limits: Limits) {}

  /** @throws DomainError TOO_MANY_REQUESTS */
  async count(by: Caller): Promise<void> {
    if (!isStaff(by)) await this.limits.take('receipts.read', by.reference, PACE);
  }
}
