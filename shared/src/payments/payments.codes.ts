/** How money reaches the desk; hours of a pack are not a payment. */
export const MONEY_METHODS = ['cash', 'transfer'] as const;
export type MoneyMethod = (typeof MONEY_METHODS)[number];

export const PAYMENT_TARGETS = ['booking', 'subscription', 'share'] as const;
export type PaymentTarget = (typeof PAYMENT_TARGETS)[number];
