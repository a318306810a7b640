import {
  array,
  cents,
  date,
  flag,
  instant,
  integer,
  nullable,
  object,
  oneOf,
  reference,
  type Schema,
  text,
} from '../platform/schema.ts';
import type {
  CashCountAnswer,
  CashEntryAnswer,
  CashSessionAnswer,
  CashTakings,
  PieceCount,
} from './cash.contract.ts';
import { CASH_ENTRY_KINDS, CASH_UNITS } from './payments.codes.ts';

const pieceCount = object<PieceCount>('PieceCount', {
  unitCents: oneOf(CASH_UNITS),
  pieces: integer(),
});
const takings = object<CashTakings>('CashTakings', {
  receivedCents: cents(),
  returnedCents: cents(),
  putInCents: cents(),
  takenOutCents: cents(),
});
const cashCount = object<CashCountAnswer>('CashCount', {
  at: instant(),
  wall: text(),
  by: text(),
  count: array(pieceCount),
  countedCents: cents(),
  expectedCents: cents(),
  differenceCents: cents(),
});

export const cashSession: Schema<CashSessionAnswer> = object<CashSessionAnswer>('CashSession', {
  id: reference('cashSession'),
  reference: reference('cashSession'),
  day: date(),
  ofEarlierDay: flag(),
  openedAt: instant(),
  openedWall: text(),
  openedBy: text(),
  floatCents: nullable(cents()),
  countedAt: nullable(instant()),
  count: nullable(array(pieceCount)),
  countedCents: nullable(cents()),
  expectedCents: nullable(cents()),
  differenceCents: nullable(cents()),
  differenceReason: nullable(text()),
  takings: nullable(takings),
  counts: array(cashCount),
  closedAt: nullable(instant()),
  closedWall: nullable(text()),
  closedBy: nullable(text()),
});

export const cashEntry: Schema<CashEntryAnswer> = object<CashEntryAnswer>('CashEntry', {
  id: text(),
  reference: text(),
  session: reference('cashSession'),
  kind: oneOf(CASH_ENTRY_KINDS),
  amountCents: nullable(cents()),
  at: instant(),
  wall: text(),
  by: text(),
  reason: nullable(text()),
  booking: nullable(reference('booking')),
  subscription: nullable(reference('subscription')),
  customer: nullable(text()),
});
