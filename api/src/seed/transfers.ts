import type { CreateBankProfileRequest } from '@five/shared/payments/bank/bank.requests';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { Payable } from '@five/shared/payments/matching/targets';
import { addDays } from '@five/shared/time/wall-time';
import { BookingsQueries } from '../bookings/bookings.queries.ts';
import { TransferInboxQueries } from '../desk/transfer-inbox.queries.ts';
import { TransferInbox } from '../desk/transfer-inbox.service.ts';
import { BankImports } from '../payments/bank-imports.service.ts';
import { BankProfilesService } from '../payments/bank-profiles.service.ts';
import type { Caller } from '../platform/access/caller.ts';
import { VenueClock } from '../platform/clock/venue-clock.ts';
import { Upload } from '../platform/http/uploads/upload.ts';
import { SubscriptionsQueries } from '../subscriptions/subscriptions.queries.ts';
import { VenueSettings } from '../settings/venue-settings.ts';
import { demoCaller } from './callers.ts';

const BANK: CreateBankProfileRequest = {
  name: 'Banque du Détroit',
  account: '4321',
  delimiter: ';',
  decimal: ',',
  dateFormat: 'DD/MM/YYYY',
  headerRows: 1,
  dateColumn: 1,
  debitColumn: 3,
  amountColumn: 4,
  labelColumns: [2],
};
const HEADER = 'Date;Libellé;Débit;Crédit';
const SETTLED = 'Société Atlas Conseil';
const ABOVE_CENTS = 5_000;

/** Loads yesterday's bank statement. Some lines are settled, the others wait for the desk. */
export async function loadTransfers(app: NestFastifyApplication): Promise<void> {
  // After an interrupted load the statement may already be imported, and this step is skipped.
  if ((await app.get(TransferInboxQueries).page({})).total > 0) return;
  // Loads the settings, which also sets the time zone of the venue's clock.
  await app.get(VenueSettings).current();
  const reception = await demoCaller(app, 'reception@demo.test');
  const profile = await app.get(BankProfilesService).create(reception, BANK);
  await app
    .get(BankImports)
    .import(reception, profile, new Upload(Buffer.from(await statement(app), 'latin1')));
  await settle(app, reception);
}

/**
 * Builds a bank statement. It has transfers that certainly or probably pay a booking or pack,
 * overpayments (settled and open), and unknown transfers.
 */
async function statement(app: NestFastifyApplication): Promise<string> {
  const bookings = await app.get(BookingsQueries).payables();
  const packs = await app.get(SubscriptionsQueries).payables();
  const [likely, above] = bookings.filter(
    ({ customer }) => customer !== SETTLED && isLatin(customer),
  );
  const [year, month, day] = addDays(app.get(VenueClock).today(), -1).split('-');
  const line = (label: string, cents: number) => {
    const amount = `${Math.floor(cents / 100)},${String(cents % 100).padStart(2, '0')}`;
    return `${day}/${month}/${year};${label};;${amount}`;
  };
  const sure = ({ reference, customer, dueCents }: Payable) =>
    line(`VIR RECU ${customer.toUpperCase()} ${reference}`, dueCents);
  return [
    HEADER,
    ...[...bookings, ...packs]
      .filter(({ customer }) => customer === SETTLED)
      .map((booking, index) =>
        sure(index === 0 ? { ...booking, dueCents: booking.dueCents + ABOVE_CENTS } : booking),
      ),
    ...packs.filter(({ customer }) => customer !== SETTLED && isLatin(customer)).map(sure),
    ...(likely ? [line(`VIR INST M ${likely.customer.toUpperCase()}`, likely.dueCents)] : []),
    ...(above ? [line(`VIREMENT ${above.reference}`, above.dueCents + ABOVE_CENTS)] : []),
    line('VERSEMENT DEPLACE AGENCE TANGER', 45_000),
    `${day}/${month}/${year};FRAIS DE TENUE DE COMPTE;25,00;`,
  ].join('\r\n');
}

/**
 * Whether the name contains only Latin letters. The old bank format of the statement has no other
 * letters.
 */
const isLatin = (name: string) => /^[\u0020-\u00ff]+$/.test(name);

/** Settles some of the lines, as the reception would do. */
async function settle(app: NestFastifyApplication, by: Caller): Promise<void> {
  const { rows } = await app.get(TransferInboxQueries).page({});
  for (const { reference, match } of rows) {
    if (match?.customer !== SETTLED) continue;
    await app.get(TransferInbox).accept(
      by,
      reference,
      {
        ...(match.booking && { booking: match.booking }),
        ...(match.subscription && { subscription: match.subscription }),
      },
      null,
    );
  }
}
