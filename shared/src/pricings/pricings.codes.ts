export const PRICING_TYPES = ['session', 'pack', 'academy'] as const;
export type PricingType = (typeof PRICING_TYPES)[number];

/** The code of the tariff that answers where a customer's own has no rule. */
export const STANDARD_TARIFF = 'standard';
