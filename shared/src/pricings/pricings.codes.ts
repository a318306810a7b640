export const PRICING_TYPES = ['session', 'pack', 'academy'] as const;
export type PricingType = (typeof PRICING_TYPES)[number];

/** Code of the tariff that applies if the customer's own tariff has no rule. */
export const STANDARD_TARIFF = 'standard';

export const PRICE_LINE_KINDS = ['session', 'addon'] as const;
export type PriceLineKind = (typeof PRICE_LINE_KINDS)[number];
