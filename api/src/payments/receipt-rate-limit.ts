import { Injectable } from '@nestjs/common';
import { type Caller, isStaff } from '../platform/access/caller.ts';
import { Limits } from '../platform/limits/limits.ts';

/** Limit of receipts per user and minute, because each request renders a new PDF. */
const RATE_LIMIT = { points: 30, seconds: 60 };

/** Limits how many receipts a player can render. Staff are exempt. */
@Injectable()
export class ReceiptRateLimit {
  constructor(private readonly limits: Limits) {}

  /**
   * Counts a rendered receipt.
   * @throws DomainError TOO_MANY_REQUESTS
   */
  async count(by: Caller): Promise<void> {
    if (!isStaff(by)) await this.limits.take('receipts.read', by.reference, RATE_LIMIT);
  }
}
