import { Injectable } from '@nestjs/common';
import { isLive } from '@five/shared/bookings/bookings.codes';
import { dueCents } from '@five/shared/bookings/bookings.rules';
import { type Locale, textOf } from '@five/shared/locales/locale';
import { formatMoney, formatPercent } from '@five/shared/money/money';
import type { PaymentAnswer } from '@five/shared/payments/payments.contract';
import { dateOfWall, timeOfWall } from '@five/shared/time/wall-time';
import { PaymentsQueries } from '../payments/payments.queries.ts';
import { VenueClock } from '../platform/clock/venue-clock.ts';
import { codeRefused, DomainError } from '../platform/http/domain-error.ts';
import { Paper } from '../platform/pdf/paper.ts';
import { present } from '../platform/wording/present.ts';
import { Wording } from '../platform/wording/wording.ts';
import type { VenueRules } from '../settings/venue-rules.ts';
import { VenueSettings } from '../settings/venue-settings.ts';
import type { BookingRecord } from './booking-record.ts';
import { BookingsQueries } from './bookings.queries.ts';

const MUTED = { color: '#5b6168' };
const MOST_PAYMENTS = '[0,99]';
const WHOLE = 10_000;

/** Says a sentence of the receipts in the reader's language, dates and times in the reader's words. */
type SayLine = (key: string, values?: Record<string, unknown>) => string;

/** What was paid for a booking, on paper. */
@Injectable()
export class ReceiptQueries {
  constructor(
    private readonly bookings: BookingsQueries,
    private readonly payments: PaymentsQueries,
    private readonly settings: VenueSettings,
    private readonly wording: Wording,
    private readonly clock: VenueClock,
  ) {}

  /** @throws DomainError NOT_FOUND, RECEIPT_NOTHING_PAID */
  async of(reference: string, customerId: number | null, locale: Locale): Promise<Buffer> {
    const record = await this.bookings.record(reference, customerId);
    if (!record) throw new DomainError('NOT_FOUND');
    const { rows } = await this.payments.page({ filter: JSON.stringify({ booking: reference }), range: MOST_PAYMENTS, sort: '["createdAt","ASC"]' });
    if (record.paidCents === 0 && hoursOf(record) === null) throw codeRefused('RECEIPT_NOTHING_PAID');
    const venue = await this.settings.current();
    const say: SayLine = (key, values = {}) => this.wording.say(locale, 'receipts', key, present(values, locale, (instant) => this.clock.wallOf(instant)));
    const paper = new Paper(locale, say('number', { number: reference }));
    this.head(paper, say, venue, record, locale);
    drawPrice(paper, say, record, venue, locale);
    this.drawPayments(paper, say, record, rows, locale);
    paper.gap(18);
    paper.text(say('thanks'), MUTED);
    return paper.bytes();
  }

  private head(paper: Paper, say: SayLine, venue: VenueRules, { reference, customerName, start, end, pitchName, status }: BookingRecord, locale: Locale): void {
    paper.head(say('number', { number: reference }), say('issued', { date: this.clock.today() }));
    paper.text(venue.legal.name, { size: 14, bold: true });
    paper.text(textOf(venue.address, locale), MUTED);
    const [phone] = venue.phones;
    if (phone) paper.text(asRead(phone), MUTED);
    for (const key of ['ice', 'taxId', 'rc', 'cndp'] as const) if (venue.legal[key]) paper.text(say(key, { value: venue.legal[key] }), MUTED);
    paper.gap(14);
    paper.pair(say('customer'), customerName, { bold: true });
    paper.text(say('match', { date: dateOfWall(start), startTime: timeOfWall(start), endTime: timeOfWall(end), pitch: pitchName }));
    if (status === 'cancelled') paper.text(this.wording.say(locale, 'states', 'booking.cancelled'), { bold: true });
    paper.gap(8);
  }

  private drawPayments(paper: Paper, say: SayLine, record: BookingRecord, payments: readonly PaymentAnswer[], locale: Locale): void {
    const money = (cents: number) => asRead(formatMoney(cents, locale));
    paper.gap(14);
    paper.text(say('payments'), { size: 13, bold: true });
    paper.rule();
    const pack = hoursOf(record);
    if (pack) paper.text(say('hours', { reference: pack }));
    for (const { amountCents, method, receivedOn, reference } of payments) {
      const line = amountCents < 0 ? say('reversal', { date: receivedOn, reference }) : say('payment', { date: receivedOn, reference, method: this.wording.say(locale, 'states', `method.${method}`) });
      paper.pair(line, money(amountCents));
    }
    paper.rule();
    paper.pair(say('received'), money(record.paidCents), { bold: true });
    if (dueCents(record) > 0) paper.pair(say('due'), money(dueCents(record)), { bold: true, color: '#b8380d' });
  }
}

function drawPrice(paper: Paper, say: SayLine, { lines, totalCents }: BookingRecord, { legal }: VenueRules, locale: Locale): void {
  const money = (cents: number) => asRead(formatMoney(cents, locale));
  paper.text(say('booking'), { size: 13, bold: true });
  paper.rule();
  for (const { text, quantity, totalCents: cents } of lines) paper.pair(`${textOf(text, locale)}${quantity > 1 ? ` × ${quantity}` : ''}`, money(cents));
  paper.rule();
  const hasVat = legal.vatBasisPoints > 0;
  paper.pair(say(hasVat ? 'totalWithVat' : 'total'), money(totalCents), { size: 14, bold: true });
  if (hasVat) paper.pair(say('vat', { rate: formatPercent(legal.vatBasisPoints, locale) }), money(vatWithin(totalCents, legal.vatBasisPoints)), MUTED);
}

/** The pack whose hours paid for it, unless they went back to it. */
const hoursOf = ({ subscription, status, forfeited }: BookingRecord): string | null => (isLive(status) || forfeited ? subscription : null);

/** A sign before a number stays before it, in a line from right to left too. */
const asRead = (text: string) => text.replace(/^(?=[+-])/, '\u200e');

/** The tax that a price holds, to the centime. */
export function vatWithin(totalCents: number, basisPoints: number): number {
  return totalCents - Math.round((totalCents * WHOLE) / (WHOLE + basisPoints));
}
