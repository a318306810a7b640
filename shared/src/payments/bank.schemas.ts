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
  AsideRow,
  BankFileAnswer,
  BankFormat,
  BankImportAnswer,
  BankLineAnswer,
  BankLinePayment,
  BankMatchAnswer,
  BankPreviewAnswer,
  BankProfileAnswer,
  BankRowCounts,
  BankSettledAnswer,
  PreviewLine,
} from './bank.contract.ts';
import {
  ASIDE_REASONS,
  BANK_DATES,
  BANK_DECIMALS,
  BANK_DELIMITERS,
  BANK_LINE_STATES,
  MATCH_LANES,
  MATCH_REASONS,
  ROW_PROBLEMS,
  SETTLED_STATES,
} from './payments.codes.ts';

const FORMAT = {
  delimiter: oneOf(BANK_DELIMITERS),
  decimal: oneOf(BANK_DECIMALS),
  dateFormat: oneOf(BANK_DATES),
  headerRows: integer(),
  dateColumn: integer(),
  amountColumn: integer(),
  debitColumn: nullable(integer()),
  markColumn: nullable(integer()),
  labelColumns: array(integer()),
};

export const bankProfile: Schema<BankProfileAnswer> = object<BankProfileAnswer>('BankProfile', {
  id: reference('bankProfile'),
  reference: reference('bankProfile'),
  name: text(),
  account: text(),
  ...FORMAT,
  createdAt: instant(),
});

export const bankFile: Schema<BankFileAnswer> = object<BankFileAnswer>('BankFile', {
  rows: array(array(text())),
  firstRow: integer(),
  guess: object<BankFormat>('BankFormat', FORMAT),
});

const previewLine = object<PreviewLine>('BankPreviewLine', {
  row: integer(),
  bookedOn: date(),
  amountCents: cents(),
  label: text(),
  known: flag(),
});
const problem = object<BankPreviewAnswer['problems'][number]>('BankRowProblem', {
  row: integer(),
  problem: oneOf(ROW_PROBLEMS),
});

const COUNTS = {
  added: integer(),
  known: integer(),
  problems: integer(),
  outgoing: integer(),
  aside: integer(),
};
const aside = object<AsideRow>('BankAsideRow', {
  row: integer(),
  reason: oneOf(ASIDE_REASONS),
  text: text(),
});
const counts = object<BankRowCounts>('BankRowCounts', { ...COUNTS, rows: integer() });

export const bankPreview: Schema<BankPreviewAnswer> = object<BankPreviewAnswer>('BankPreview', {
  lines: array(previewLine),
  problems: array(problem),
  outgoing: integer(),
  aside: array(aside),
  counts,
});

export const bankImport: Schema<BankImportAnswer> = object<BankImportAnswer>('BankImport', {
  ...COUNTS,
  late: integer(),
  double: integer(),
});

const match = object<BankMatchAnswer>('BankMatch', {
  booking: nullable(reference('booking')),
  subscription: nullable(reference('subscription')),
  share: nullable(reference('share')),
  customer: text(),
  dueCents: cents(),
  takeCents: cents(),
  reasons: array(oneOf(MATCH_REASONS)),
});
const settled = object<BankSettledAnswer>('BankSettled', {
  booking: nullable(reference('booking')),
  subscription: nullable(reference('subscription')),
  share: nullable(reference('share')),
  customer: text(),
  state: oneOf(SETTLED_STATES),
  date: date(),
  totalCents: cents(),
  paidCents: cents(),
});
const linePayment = object<BankLinePayment>('BankLinePayment', {
  reference: reference('payment'),
  booking: nullable(reference('booking')),
  subscription: nullable(reference('subscription')),
  share: nullable(reference('share')),
  amountCents: cents(),
});

export const bankLine: Schema<BankLineAnswer> = object<BankLineAnswer>('BankLine', {
  id: reference('bankLine'),
  reference: reference('bankLine'),
  account: text(),
  bookedOn: date(),
  amountCents: cents(),
  label: nullable(text()),
  state: oneOf(BANK_LINE_STATES),
  restCents: cents(),
  payments: array(linePayment),
  lane: nullable(oneOf(MATCH_LANES)),
  match: nullable(match),
  settled: nullable(settled),
  dismissedReason: nullable(text()),
  importedAt: instant(),
});
