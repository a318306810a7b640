import { Injectable } from '@nestjs/common';
import type {
  BankLineAnswer,
  BankMatchAnswer,
  BankSettledAnswer,
} from '@five/shared/payments/bank/bank.contract';
import {
  namedReferences,
  type NamedTarget,
  type SettledMatch,
  sortLines,
} from '@five/shared/payments/matching.rules';
import {
  type LineMatch,
  type OpenLine,
  type Payable,
} from '@five/shared/payments/matching/targets';
import { BookingsQueries } from '../bookings/bookings.queries.ts';
import { SharesQueries } from '../community/matches/shares/shares.queries.ts';
import { BankImports } from '../payments/bank-imports.service.ts';
import { BankLinesQueries, type Lanes } from '../payments/bank-lines.queries.ts';
import type { Tx } from '../platform/database/transactions.ts';
import { byReference, type RawQuery } from '../platform/lists/list-query.ts';
import type { Page } from '../platform/lists/page.ts';
import { SubscriptionsQueries } from '../subscriptions/subscriptions.queries.ts';

type Sorted = ReturnType<typeof sortLines>;

/**
 * Reads bank lines, each with the booking, pack or share that it probably pays (its match). All
 * open lines are matched together, so that paging and filters do not change a match.
 */
@Injectable()
export class TransferInboxQueries {
  constructor(
    private readonly lines: BankLinesQueries,
    private readonly bookings: BookingsQueries,
    private readonly packs: SubscriptionsQueries,
    private readonly shares: SharesQueries,
    imports: BankImports,
  ) {
    imports.countLanesBy((tx, references) => this.countLanes(tx, references));
  }

  async page(query: RawQuery, tx?: Tx): Promise<Page<BankLineAnswer>> {
    const sorted = await this.sorted(tx);
    const page = await this.lines.page(query, lanesOf(sorted), tx);
    return page.map((line) => {
      const isOpen = line.lane !== null;
      return {
        ...line,
        match: matchAnswer(isOpen ? sorted.matches.get(line.reference) : undefined),
        settled: settledAnswer(isOpen ? sorted.settled.get(line.reference) : undefined),
      };
    });
  }

  /**
   * Returns one bank line.
   * @throws DomainError NOT_FOUND
   */
  async one(reference: string, tx?: Tx): Promise<BankLineAnswer> {
    return (await this.page(byReference(reference), tx)).only();
  }

  /**
   * Sorts the open lines into lanes by the certainty of their match, such as `exact` or `probable`.
   * Lanes are computed on each read, because they change when a booking expires or is paid.
   */
  private async sorted(tx?: Tx): Promise<Sorted> {
    const open = await this.lines.open(tx);
    if (open.length === 0) return sortLines([], [], []);
    return sortLines(open, await this.payables(tx), await this.named(open, tx));
  }

  private async countLanes(
    tx: Tx,
    references: readonly string[],
  ): Promise<{ late: number; double: number }> {
    if (references.length === 0) return { late: 0, double: 0 };
    const { settled } = await this.sorted(tx);
    const count = (lane: SettledMatch['lane']) =>
      references.filter((reference) => settled.get(reference)?.lane === lane).length;
    return { late: count('late'), double: count('double') };
  }

  private async payables(tx?: Tx): Promise<Payable[]> {
    return [
      ...(await this.bookings.payables(tx)),
      ...(await this.packs.payables(tx)),
      ...(await this.shares.payables(tx)),
    ];
  }

  private async named(lines: readonly OpenLine[], tx?: Tx): Promise<NamedTarget[]> {
    const references = [...new Set(lines.flatMap(({ label }) => namedReferences(label)))];
    if (references.length === 0) return [];
    return [
      ...(await this.bookings.named(references, tx)),
      ...(await this.packs.named(references, tx)),
      ...(await this.shares.named(references, tx)),
    ];
  }
}

function lanesOf({ matches, settled }: Sorted): Lanes {
  const inLane = (lane: string) =>
    [...matches, ...settled]
      .filter(([, match]) => match.lane === lane)
      .map(([reference]) => reference);
  return {
    exact: inLane('exact'),
    probable: inLane('probable'),
    late: inLane('late'),
    double: inLane('double'),
  };
}

const targetOf = ({ kind, reference }: Pick<Payable, 'kind' | 'reference'>) => ({
  booking: kind === 'booking' ? reference : null,
  subscription: kind === 'subscription' ? reference : null,
  share: kind === 'share' ? reference : null,
});

function matchAnswer(match: LineMatch | undefined): BankMatchAnswer | null {
  if (!match) return null;
  const { payable, takeCents, reasons } = match;
  return {
    ...targetOf(payable),
    customer: payable.customer,
    dueCents: payable.dueCents,
    takeCents,
    reasons,
  };
}

function settledAnswer(match: SettledMatch | undefined): BankSettledAnswer | null {
  if (!match) return null;
  const { target, state } = match;
  return {
    ...targetOf(target),
    customer: target.customer,
    state,
    date: target.date,
    totalCents: target.totalCents,
    paidCents: target.paidCents,
  };
}
