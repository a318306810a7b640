import { Injectable } from '@nestjs/common';
import type { BankLineAnswer, BankMatchAnswer } from '@five/shared/payments/bank.contract';
import { type LineMatch, matchLines, type Payable } from '@five/shared/payments/matching.rules';
import { BookingsQueries } from '../bookings/bookings.queries.ts';
import { BankLinesQueries, type BankLineRead } from '../payments/bank-lines.queries.ts';
import type { Tx } from '../platform/database/transactions.ts';
import { DomainError } from '../platform/http/domain-error.ts';
import type { RawQuery } from '../platform/lists/list-query.ts';
import type { Page } from '../platform/lists/page.ts';
import { SubscriptionsQueries } from '../subscriptions/subscriptions.queries.ts';

/** Lines of the bank, each beside what it seems to pay for. */
@Injectable()
export class TransferInboxQueries {
  constructor(private readonly lines: BankLinesQueries, private readonly bookings: BookingsQueries, private readonly packs: SubscriptionsQueries) {}

  async page(query: RawQuery, tx?: Tx): Promise<Page<BankLineAnswer>> {
    const page = await this.lines.page(query, tx);
    const open = page.rows.filter(isOpen).map((line) => ({ ...line, takenBack: takenBackOf(line) }));
    const matches = matchLines(open, open.length > 0 ? await this.payables(tx) : []);
    return page.map((line) => answerOf(line, matches.get(line.reference)));
  }

  /** @throws DomainError NOT_FOUND */
  async one(reference: string, tx?: Tx): Promise<BankLineAnswer> {
    const { rows: [line] } = await this.page({ filter: JSON.stringify({ id: reference }) }, tx);
    if (!line) throw new DomainError('NOT_FOUND');
    return line;
  }

  private async payables(tx?: Tx): Promise<Payable[]> {
    return [...await this.bookings.payables(tx), ...await this.packs.payables(tx)];
  }
}

const isOpen = ({ state }: BankLineRead) => state === 'open' || state === 'to_give_back';

/** What payments of the line were taken back of. */
function takenBackOf({ payments }: BankLineRead): string[] {
  return payments.filter(({ amountCents }) => amountCents < 0).flatMap(({ booking, subscription }) => booking ?? subscription ?? []);
}

function answerOf(line: BankLineRead, match: LineMatch | undefined): BankLineAnswer {
  return { ...line, lane: isOpen(line) ? match?.lane ?? 'none' : null, match: match ? matchAnswer(match) : null };
}

function matchAnswer({ payable: { kind, reference, customer, dueCents }, takeCents, reasons }: LineMatch): BankMatchAnswer {
  return { booking: kind === 'booking' ? reference : null, subscription: kind === 'subscription' ? reference : null, customer, dueCents, takeCents, reasons };
}
