import { Injectable } from '@nestjs/common';
import type { BankLineAnswer, BankMatchAnswer } from '@five/shared/payments/bank.contract';
import { type LineMatch, matchLines, type Payable } from '@five/shared/payments/matching.rules';
import { BookingsQueries } from '../bookings/bookings.queries.ts';
import { SharesQueries } from '../community/open-matches/shares.queries.ts';
import { BankLinesQueries } from '../payments/bank-lines.queries.ts';
import type { Tx } from '../platform/database/transactions.ts';
import { byReference, type RawQuery } from '../platform/lists/list-query.ts';
import type { Page } from '../platform/lists/page.ts';
import { SubscriptionsQueries } from '../subscriptions/subscriptions.queries.ts';

/** Lines of the bank, each beside what it seems to pay for: all that are open are matched together, so that a page or a filter changes no match. */
@Injectable()
export class TransferInboxQueries {
  constructor(private readonly lines: BankLinesQueries, private readonly bookings: BookingsQueries, private readonly packs: SubscriptionsQueries, private readonly shares: SharesQueries) {}

  async page(query: RawQuery, tx?: Tx): Promise<Page<BankLineAnswer>> {
    const open = await this.lines.open(tx);
    const matches = matchLines(open, open.length > 0 ? await this.payables(tx) : []);
    const inLane = (lane: LineMatch['lane']) => [...matches].filter(([, match]) => match.lane === lane).map(([reference]) => reference);
    const page = await this.lines.page(query, { exact: inLane('exact'), probable: inLane('probable') }, tx);
    return page.map((line) => ({ ...line, match: matchAnswer(line.lane === null ? undefined : matches.get(line.reference)) }));
  }

  /** @throws DomainError NOT_FOUND */
  async one(reference: string, tx?: Tx): Promise<BankLineAnswer> {
    return (await this.page(byReference(reference), tx)).only();
  }

  private async payables(tx?: Tx): Promise<Payable[]> {
    return [...await this.bookings.payables(tx), ...await this.packs.payables(tx), ...await this.shares.payables(tx)];
  }
}

function matchAnswer(match: LineMatch | undefined): BankMatchAnswer | null {
  if (!match) return null;
  const { payable: { kind, reference, customer, dueCents }, takeCents, reasons } = match;
  return { booking: kind === 'booking' ? reference : null, subscription: kind === 'subscription' ? reference : null, share: kind === 'share' ? reference : null, customer, dueCents, takeCents, reasons };
}
