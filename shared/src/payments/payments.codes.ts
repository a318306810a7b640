/** Methods of payment with money. */
export const MONEY_METHODS = ['cash', 'transfer'] as const;
export type MoneyMethod = (typeof MONEY_METHODS)[number];

/** Methods of payments: money, or minutes of a pack, which pay shares of matches only. */
export const TAKEN_METHODS = [...MONEY_METHODS, 'pack'] as const;
export type TakenMethod = (typeof TAKEN_METHODS)[number];

export const PAYMENT_TARGETS = ['booking', 'subscription', 'share'] as const;
export type PaymentTarget = (typeof PAYMENT_TARGETS)[number];

/**
 * Notes and coins in circulation in Morocco, in centimes: notes of 200, 100, 50 and 20 dirhams, and
 * coins from 10 dirhams to 10 centimes.
 */
export const CASH_UNITS = [20_000, 10_000, 5_000, 2_000, 1_000, 500, 200, 100, 50, 20, 10] as const;
export type CashUnit = (typeof CASH_UNITS)[number];

/** The smallest note, in centimes. */
export const LEAST_NOTE: CashUnit = 2_000;

/** Kinds of entries of a cash drawer; `in` and `out` are movements other than payments. */
export const CASH_ENTRY_KINDS = ['payment', 'reversal', 'in', 'out'] as const;

export const BANK_DELIMITERS = [';', ',', '\t', '|'] as const;
export type BankDelimiter = (typeof BANK_DELIMITERS)[number];

export const BANK_DECIMALS = [',', '.'] as const;
export type BankDecimal = (typeof BANK_DECIMALS)[number];

export const BANK_DATES = ['DD/MM/YYYY', 'DD/MM/YY', 'MM/DD/YYYY', 'YYYY-MM-DD'] as const;
/**
 * Order of day, month and year in the dates of a bank statement. The separators of the statement
 * may differ from those of this value.
 */
export type BankDate = (typeof BANK_DATES)[number];

/** Reasons why a row of a statement is not a received payment. */
export const ROW_PROBLEMS = [
  'date',
  'future',
  'amount',
  'mark',
  'label',
  'outgoing',
  'currency',
  'balanceColumn',
] as const;
/**
 * Reason why a row is not a received payment. `currency`: the amount is not in dirhams;
 * `balanceColumn`: the format reads the balance as the amount.
 */
export type RowProblem = (typeof ROW_PROBLEMS)[number];

/** Reasons why a row of a statement is ignored: it is above the data, or it states a balance. */
export const ASIDE_REASONS = ['heading', 'balance'] as const;
export type AsideReason = (typeof ASIDE_REASONS)[number];

/**
 * State of a bank line. `to_give_back`: a part of the line paid the amount due, and the rest is not
 * used.
 */
export const BANK_LINE_STATES = ['open', 'to_give_back', 'matched', 'dismissed'] as const;

/**
 * Groups of bank lines by certainty of their match. `late` and `double`: the line has an
 * unambiguous reference, and its target is no longer due, or already paid (possibly by another
 * line).
 */
export const MATCH_LANES = ['exact', 'probable', 'late', 'double', 'none'] as const;
export type MatchLane = (typeof MATCH_LANES)[number];

/**
 * Reasons why nothing is due for a target that a line names. `left`: the player released the place;
 * `claimed`: another open line pays the whole amount.
 */
export const SETTLED_STATES = ['expired', 'cancelled', 'left', 'paid', 'claimed'] as const;
export type SettledState = (typeof SETTLED_STATES)[number];

export const MATCH_REASONS = [
  'reference',
  'amount',
  'name',
  'amount_above',
  'amount_below',
  'several',
  'taken_back',
] as const;
/**
 * Evidence for a match of a bank line, or a warning that staff should read before accepting the
 * match.
 */
export type MatchReason = (typeof MATCH_REASONS)[number];

/**
 * States of a transfer proof. `closed`: its booking or pack was paid, cancelled or expired before
 * staff decided on the proof.
 */
export const PROOF_STATES = ['open', 'accepted', 'refused', 'closed'] as const;
export type ProofState = (typeof PROOF_STATES)[number];

export const PAYMENT_STATUSES = ['unpaid', 'paid', 'to_refund', 'refunded'] as const;
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number];
