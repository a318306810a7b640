export const PRICING_TYPES = ['session', 'pack', 'academy'] as const;
export type PricingType = (typeof PRICING_TYPES)[number];

/** Code of the tariff that applies if a customer's own has no rule. */
export const STANDARD_TARIFF = 'standard';
