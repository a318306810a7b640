import { Injectable } from '@nestjs/common';
import { csvAmount, csvFile } from '@five/shared/csv/csv-file';
import { type Locale, textOf } from '@five/shared/locales/locale';
import { formatMoney } from '@five/shared/money/money';
import type {
  CashCountAnswer,
  CashEntryAnswer,
  CashSessionAnswer,
} from '@five/shared/payments/cash/cash.contract';
import { dateOfWall, timeOfWall } from '@five/shared/time/wall-time';
import { VenueClock } from '../../platform/clock/venue-clock.ts';
import { DomainError } from '../../platform/http/domain-error.ts';
import { Paper } from '../../platform/pdf/paper.ts';
import { formatParameters } from '../../platform/i18n/format-parameters.ts';
import { Translator } from '../../platform/i18n/translator.ts';
import { VenueLogos } from '../../settings/brand/logo/venue-logos.ts';
import { VenueSettings } from '../../settings/venue-settings.ts';
import { CashEntriesQueries } from './cash-entries.queries.ts';
import { CashSessionsQueries } from './cash-sessions.queries.ts';

/** The session of a drawer that was counted and closed, so that all amounts are known. */
type Closed = CashSessionAnswer &
  Record<'floatCents' | 'countedCents' | 'expectedCents' | 'differenceCents', number> & {
    closedAt: string;
    closedWall: string;
  };
type SayLine = (key: string, values?: Record<string, unknown>) => string;

const MUTED = { color: '#5b6168' };
const HEADING = { size: 13, bold: true };
const WRONG = '#b8380d';

/** The closing report of a drawer, as PDF and CSV. */
@Injectable()
export class CashReports {
  constructor(
    private readonly sessions: CashSessionsQueries,
    private readonly entries: CashEntriesQueries,
    private readonly settings: VenueSettings,
    private readonly logos: VenueLogos,
    private readonly translator: Translator,
    private readonly clock: VenueClock,
  ) {}

  /**
   * Renders the report as PDF.
   * @throws DomainError NOT_FOUND, CASH_SESSION_NOT_CLOSED
   */
  async pdf(reference: string, locale: Locale): Promise<Buffer> {
    const { session, entries, say } = await this.read(reference, locale);
    const { name, legal, address, actionColor: color } = await this.settings.current();
    const title = say('title', { number: reference });
    const logo = (await this.logos.current())?.onDark ?? null;
    return Paper.drawn(locale, { title, author: name, color, logo }, (paper) => {
      paper.head(title, say('closed', { at: session.closedAt, by: session.closedBy }));
      paper.text(legal.name, { size: 14, bold: true });
      paper.text(textOf(address, locale), MUTED);
      paper.text(say('day', { day: session.day }), MUTED);
      paper.text(say('opened', { at: session.openedAt, by: session.openedBy }), MUTED);
      drawSummary(paper, say, session, locale);
      drawPieces(paper, say, session, locale);
      drawCounts(paper, say, session, locale);
      drawEntries(paper, say, entries, locale);
    });
  }

  /**
   * CSV with the float, one line per entry, and the count; amounts in dirhams.
   * @throws DomainError NOT_FOUND, CASH_SESSION_NOT_CLOSED
   */
  async csv(reference: string, locale: Locale): Promise<string> {
    const { session, entries, say } = await this.read(reference, locale);
    const amount = (cents: number) => csvAmount(cents, locale);
    const at = (wall: string) => wall.replace('T', ' ');
    const {
      openedWall,
      openedBy,
      closedWall,
      closedBy,
      floatCents,
      expectedCents,
      countedCents,
      differenceCents,
      differenceReason,
    } = session;
    const countsBefore = madeBefore(session).flatMap(
      ({ number, wall, by, countedCents: found, differenceCents: off }) => [
        [at(wall), say('countNumber', { number }), '', '', '', by, amount(found)],
        [at(wall), say('countDifference', { number }), '', '', '', by, amount(off)],
      ],
    );
    return csvFile([
      ['at', 'entry', 'target', 'customer', 'reason', 'by', 'amount'].map((column) =>
        say(`columns.${column}`),
      ),
      [at(openedWall), say('float'), '', '', '', openedBy, amount(floatCents)],
      ...entries.map((entry) => [
        at(entry.wall),
        say(`entry.${entry.kind}`),
        targetOf(entry),
        entry.customer ?? '',
        entry.reason ?? '',
        entry.by,
        amount(entry.amountCents ?? 0),
      ]),
      ...countsBefore,
      [at(closedWall), say('expected'), '', '', '', closedBy ?? '', amount(expectedCents)],
      [at(closedWall), say('counted'), '', '', '', closedBy ?? '', amount(countedCents)],
      [
        at(closedWall),
        say('difference'),
        '',
        '',
        differenceReason ?? '',
        closedBy ?? '',
        amount(differenceCents),
      ],
    ]);
  }

  private async read(
    reference: string,
    locale: Locale,
  ): Promise<{ session: Closed; entries: CashEntryAnswer[]; say: SayLine }> {
    const session = await this.sessions.one(reference);
    if (!isClosed(session)) throw new DomainError('CASH_SESSION_NOT_CLOSED');
    const say: SayLine = (key, values = {}) =>
      this.translator.translate(
        locale,
        'cash',
        key,
        formatParameters(values, locale, (instant) => this.clock.wallOf(instant)),
      );
    return { session, entries: await this.entries.of(reference), say };
  }
}

function drawSummary(
  paper: Paper,
  say: SayLine,
  { floatCents, takings, expectedCents, countedCents, differenceCents, differenceReason }: Closed,
  locale: Locale,
): void {
  const sum = (key: string, cents: number, bold = false) =>
    paper.pair(say(key), formatMoney(cents, locale), { bold });
  paper.gap(14);
  paper.text(say('summary'), HEADING);
  paper.rule();
  sum('float', floatCents);
  if (takings) {
    sum('received', takings.receivedCents);
    if (takings.returnedCents > 0) sum('returned', -takings.returnedCents);
    if (takings.putInCents > 0) sum('putIn', takings.putInCents);
    if (takings.takenOutCents > 0) sum('takenOut', -takings.takenOutCents);
  }
  paper.rule();
  sum('expected', expectedCents, true);
  sum('counted', countedCents, true);
  paper.pair(say('difference'), formatMoney(differenceCents, locale), {
    size: 14,
    bold: true,
    ...(differenceCents !== 0 && { color: WRONG }),
  });
  if (differenceReason !== null) paper.text(say('reason', { reason: differenceReason }));
}

function drawPieces(paper: Paper, say: SayLine, { count }: Closed, locale: Locale): void {
  paper.gap(14);
  paper.text(say('pieces'), HEADING);
  paper.rule();
  for (const { unitCents, pieces } of count ?? [])
    paper.pair(
      say('piece', { pieces, value: formatMoney(unitCents, locale) }),
      formatMoney(unitCents * pieces, locale),
    );
}

/**
 * Prints the counts before the last one, with their differences. The report thus shows if the
 * drawer was counted repeatedly.
 */
function drawCounts(paper: Paper, say: SayLine, session: Closed, locale: Locale): void {
  const counts = madeBefore(session);
  if (counts.length === 0) return;
  paper.gap(14);
  paper.text(say('countsBefore'), HEADING);
  paper.rule();
  for (const { number, wall, by, countedCents, expectedCents, differenceCents } of counts) {
    paper.pair(
      line([say('countNumber', { number }), shortWall(wall), by]),
      formatMoney(countedCents, locale),
    );
    paper.pair(
      say('countAgainst', { expectedCents }),
      formatMoney(differenceCents, locale),
      differenceCents === 0 ? MUTED : { color: WRONG },
    );
  }
}

function madeBefore({ counts }: Closed): (CashCountAnswer & { number: number })[] {
  return counts.slice(0, -1).map((count, index) => ({ ...count, number: index + 1 }));
}

/**
 * Joins the parts of a line with a dot. Each part is isolated by direction marks, so that
 * right-to-left text does not reorder the other parts.
 */
const line = (words: readonly (string | null)[]) =>
  words
    .filter((word) => word !== null && word !== '')
    .map((word) => `\u2068${word}\u2069`)
    .join(' · ');

function shortWall(wall: string): string {
  const [, month, day] = dateOfWall(wall).split('-');
  return `${day}/${month} ${timeOfWall(wall)}`;
}

function drawEntries(
  paper: Paper,
  say: SayLine,
  entries: readonly CashEntryAnswer[],
  locale: Locale,
): void {
  paper.gap(14);
  paper.text(say('entries'), HEADING);
  paper.rule();
  if (entries.length === 0) paper.text(say('none'), MUTED);
  for (const entry of entries) {
    const words = [
      shortWall(entry.wall),
      say(`entry.${entry.kind}`),
      targetOf(entry),
      entry.customer,
      entry.reason,
      entry.by,
    ];
    paper.pair(line(words), formatMoney(entry.amountCents ?? 0, locale));
  }
}

const isClosed = (session: CashSessionAnswer): session is Closed => session.closedAt !== null;
const targetOf = ({ booking, subscription }: CashEntryAnswer) => booking ?? subscription ?? '';
