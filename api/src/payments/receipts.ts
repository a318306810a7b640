import { Injectable } from '@nestjs/common';
import { formatPhone } from '@five/shared/auth/phone-display';
import { type Locale, textOf } from '@five/shared/locales/locale';
import { formatMoney, formatPercent } from '@five/shared/money/money';
import type { PaymentAnswer } from '@five/shared/payments/payments.contract';
import type { VatKind } from '@five/shared/venue/venue.codes';
import { vatOnReceipt, vatWithin } from '@five/shared/venue/vat/vat.rules';
import { VenueClock } from '../platform/clock/venue-clock.ts';
import { codeRefused } from '../platform/http/domain-error.ts';
import { Paper } from '../platform/pdf/paper.ts';
import { formatParameters } from '../platform/i18n/format-parameters.ts';
import { Translator } from '../platform/i18n/translator.ts';
import { VenueLogos } from '../settings/brand/logo/venue-logos.ts';
import type { VenueRules } from '../settings/venue-rules.ts';
import { VenueSettings } from '../settings/venue-settings.ts';
import { PaymentsQueries } from './payments.queries.ts';

const MUTED = { color: '#5b6168' };
const MOST_PAYMENTS = '[0,99]';

/** A text of `receipts.json`: its key, and the values that are inserted into it. */
interface Sentence {
  key: string;
  values?: Record<string, unknown>;
}

/** The booking or subscription for which a receipt is issued. */
export interface PaidFor {
  kind: 'booking' | 'subscription';
  reference: string;
  customerName: string;
  /** The kind of sale, which decides the rate of VAT. */
  vatKind: VatKind;
  /** Description of the purchase, printed below the customer's name. */
  about: Sentence[];
  /** Heading above the price lines. */
  heading: Sentence;
  /** Price lines in the reader's language. */
  lines: { text: string; totalCents: number }[];
  totalCents: number;
  paidCents: number;
  dueCents: number;
  /**
   * Reference of the pack whose hours paid for the purchase; null if it was not paid with a pack.
   */
  paidByPack: string | null;
}

/** Translates a text, with dates and times in the reader's format. */
type Translate = (key: string, values?: Record<string, unknown>) => string;

/** The page of a receipt, the venue that issues it, and the reader's language. */
interface Sheet {
  paper: Paper;
  translate: Translate;
  venue: VenueRules;
  locale: Locale;
}

/** Renders receipts as PDF. */
@Injectable()
export class Receipts {
  constructor(
    private readonly payments: PaymentsQueries,
    private readonly settings: VenueSettings,
    private readonly logos: VenueLogos,
    private readonly translator: Translator,
    private readonly clock: VenueClock,
  ) {}

  /**
   * Renders the receipt of a purchase as PDF. The caller has checked that the reader may see the
   * payment.
   * @throws DomainError RECEIPT_NOTHING_PAID
   */
  async draw(paidFor: PaidFor, locale: Locale): Promise<Buffer> {
    const { kind, reference, paidByPack } = paidFor;
    const { rows } = await this.payments.page({
      filter: JSON.stringify({ [kind]: reference }),
      range: MOST_PAYMENTS,
      sort: '["createdAt","ASC"]',
    });
    if (paidFor.paidCents === 0 && paidByPack === null) throw codeRefused('RECEIPT_NOTHING_PAID');
    const venue = await this.settings.current();
    const translate: Translate = (key, values = {}) =>
      this.translator.translate(
        locale,
        'receipts',
        key,
        formatParameters(values, locale, (instant) => this.clock.wallOf(instant)),
      );
    const info = {
      title: translate('number', { number: reference }),
      author: venue.name,
      color: venue.actionColor,
      logo: (await this.logos.current())?.onDark ?? null,
    };
    return Paper.drawn(locale, info, (paper) => {
      const sheet = { paper, translate, venue, locale };
      this.head(sheet, paidFor);
      drawPrice(sheet, paidFor);
      this.drawPayments(sheet, paidFor, rows);
      paper.gap(18);
      paper.text(translate('thanks'), MUTED);
    });
  }

  private head(
    { paper, translate, venue, locale }: Sheet,
    { reference, customerName, about }: PaidFor,
  ): void {
    paper.head(
      translate('number', { number: reference }),
      translate('issued', { date: this.clock.today() }),
    );
    paper.text(venue.legal.name, { size: 14, bold: true });
    paper.text(textOf(venue.address, locale), MUTED);
    const [phone] = venue.phones;
    if (phone) paper.text(asRead(formatPhone(phone)), MUTED);
    for (const key of ['ice', 'taxId', 'rc', 'cndp'] as const)
      if (venue.legal[key]) paper.text(translate(key, { value: venue.legal[key] }), MUTED);
    paper.gap(14);
    paper.pair(translate('customer'), customerName, { bold: true });
    for (const { key, values } of about) paper.text(translate(key, values));
    paper.gap(8);
  }

  private drawPayments(
    { paper, translate, locale }: Sheet,
    { paidByPack, paidCents, dueCents }: PaidFor,
    payments: readonly PaymentAnswer[],
  ): void {
    const money = (cents: number) => asRead(formatMoney(cents, locale));
    paper.gap(14);
    paper.text(translate('payments'), { size: 13, bold: true });
    paper.rule();
    if (paidByPack) paper.text(translate('hours', { reference: paidByPack }));
    for (const { amountCents, method, receivedOn, reference } of payments) {
      const line =
        amountCents < 0
          ? translate('reversal', { date: receivedOn, reference })
          : translate('payment', {
              date: receivedOn,
              reference,
              method: this.translator.translate(locale, 'states', `method.${method}`),
            });
      paper.pair(line, money(amountCents));
    }
    paper.rule();
    paper.pair(translate('received'), money(paidCents), { bold: true });
    if (dueCents > 0)
      paper.pair(translate('due'), money(dueCents), { bold: true, color: '#b8380d' });
  }
}

function drawPrice(
  { paper, translate, venue, locale }: Sheet,
  { heading, lines, totalCents, vatKind }: PaidFor,
): void {
  const money = (cents: number) => asRead(formatMoney(cents, locale));
  paper.text(translate(heading.key, heading.values), { size: 13, bold: true });
  paper.rule();
  for (const { text, totalCents: cents } of lines) paper.pair(text, money(cents));
  paper.rule();
  const vat = vatOnReceipt(venue, vatKind);
  const hasRate = typeof vat === 'number';
  paper.pair(translate(hasRate ? 'totalWithVat' : 'total'), money(totalCents), {
    size: 14,
    bold: true,
  });
  if (hasRate)
    paper.pair(
      translate('vat', { rate: formatPercent(vat, locale) }),
      money(vatWithin(totalCents, vat)),
      MUTED,
    );
  else if (vat === 'exempt') {
    const { mention } = venue.vat;
    paper.text(mention ? textOf(mention, locale) : translate('vatExempt'), MUTED);
  }
}

/**
 * Adds a left-to-right mark, so that the sign is shown before its number in a right-to-left line.
 */
const asRead = (text: string) => text.replace(/^(?=[+-])/, '\u200e');
