/** How money reaches the desk; hours of a pack are not a payment. */
export const MONEY_METHODS = ['cash', 'transfer'] as const;
export type MoneyMethod = (typeof MONEY_METHODS)[number];

export const PAYMENT_TARGETS = ['booking', 'subscription', 'share'] as const;
export type PaymentTarget = (typeof PAYMENT_TARGETS)[number];

/** What circulates in Morocco, in centimes: notes of 200, 100, 50 and 20 dirhams, coins of 10 dirhams down to 10 centimes. */
export const CASH_UNITS = [20_000, 10_000, 5_000, 2_000, 1_000, 500, 200, 100, 50, 20, 10] as const;
export type CashUnit = (typeof CASH_UNITS)[number];

/** The least amount that is a note. */
export const LEAST_NOTE: CashUnit = 2_000;

/** How money comes to lie in the drawer, or leaves it. */
export const CASH_ENTRY_KINDS = ['payment', 'reversal', 'in', 'out'] as const;
export type CashEntryKind = (typeof CASH_ENTRY_KINDS)[number];

export const BANK_DELIMITERS = [';', ',', '\t', '|'] as const;
export type BankDelimiter = (typeof BANK_DELIMITERS)[number];

export const BANK_DECIMALS = [',', '.'] as const;
export type BankDecimal = (typeof BANK_DECIMALS)[number];

export const BANK_DATES = ['DD/MM/YYYY', 'DD/MM/YY', 'MM/DD/YYYY', 'YYYY-MM-DD'] as const;
/** In which order a statement writes a date; between its parts may stand `/`, `-` or `.`. */
export type BankDate = (typeof BANK_DATES)[number];

/** Why a row of a statement is no line of money that came in. */
export const ROW_PROBLEMS = ['date', 'future', 'amount', 'mark', 'label', 'outgoing', 'currency', 'balanceColumn'] as const;
/** `currency`: not in dirhams; `balanceColumn`: the format takes the balance for the amount. */
export type RowProblem = (typeof ROW_PROBLEMS)[number];

/** Why a row of a statement is left where it is: it is above the data, or it states a balance. */
export const ASIDE_REASONS = ['heading', 'balance'] as const;
export type AsideReason = (typeof ASIDE_REASONS)[number];

export const BANK_LINE_STATES = ['open', 'to_give_back', 'matched', 'dismissed'] as const;
/** `to_give_back`: a part was taken for what was due, the rest stands. */
export type BankLineState = (typeof BANK_LINE_STATES)[number];

/** `late` and `double`: its reference is sure, and names what is no debt any more, or what another line pays. */
export const MATCH_LANES = ['exact', 'probable', 'late', 'double', 'none'] as const;
export type MatchLane = (typeof MATCH_LANES)[number];

/** Why what a line names is no debt: `left` is a place that was given up, `claimed` what another open line pays in full. */
export const SETTLED_STATES = ['expired', 'cancelled', 'left', 'paid', 'claimed'] as const;
export type SettledState = (typeof SETTLED_STATES)[number];

export const MATCH_REASONS = ['reference', 'amount', 'name', 'amount_above', 'amount_below', 'several', 'taken_back'] as const;
/** What speaks for a match, or must be seen before it is accepted. */
export type MatchReason = (typeof MATCH_REASONS)[number];
