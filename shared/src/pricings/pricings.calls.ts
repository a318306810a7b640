import { calls, listOf, writeResult } from '../platform/call.ts';
import { TEXTS_QUERY } from '../platform/texts.contract.ts';
import { addon, pricing, tariff } from './pricings.contract.ts';

const PRICING_LIST = {
  filter: ['type', 'tariff', 'pitch', 'durationMinutes', 'archived'],
  sort: [
    'id',
    'reference',
    'type',
    'name',
    'totalCents',
    'durationMinutes',
    'numberOfHours',
    'tariff',
    'pitch',
    'from',
    'to',
    'startTime',
    'endTime',
    'archived',
  ],
} as const;
const TARIFF_LIST = { filter: [], sort: ['id', 'reference', 'name'] } as const;
const ADDON_LIST = {
  filter: ['archived'],
  sort: ['id', 'reference', 'name', 'stock', 'archived'],
} as const;

export const PRICINGS_CALLS = calls({
  'GET pricings': {
    summary: 'The standard price list; every list for the desk.',
    answer: listOf(pricing),
    list: PRICING_LIST,
    query: TEXTS_QUERY,
  },
  'GET pricings_my_pricings': {
    summary: 'What holds at the caller’s tariff.',
    answer: listOf(pricing),
    list: PRICING_LIST,
    query: TEXTS_QUERY,
  },
  'GET pricings/{id}': { summary: 'One price.', answer: pricing, query: TEXTS_QUERY },
  'POST pricings': {
    summary: 'A new price.',
    answer: writeResult('PricingSaved', pricing),
    query: TEXTS_QUERY,
    errors: ['PRICING_OVERLAP', 'PRICING_SHAPE', 'TARIFF_UNKNOWN', 'BOOKING_PITCH_UNKNOWN'],
  },
  'PUT pricings/{reference}': {
    summary: 'Changes a price; bookings made before keep theirs.',
    answer: writeResult('PricingSaved', pricing),
    query: TEXTS_QUERY,
    errors: [
      'PRICING_OVERLAP',
      'PRICING_SHAPE',
      'PRICING_ARCHIVED',
      'TARIFF_UNKNOWN',
      'BOOKING_PITCH_UNKNOWN',
    ],
  },
  'DELETE pricings/{reference}': {
    summary: 'Removes a price, or archives one in use; answers the list.',
    answer: writeResult('PricingRemoved', listOf(pricing)),
    list: PRICING_LIST,
    query: TEXTS_QUERY,
    errors: ['PRICING_ARCHIVED'],
  },
  'GET tariffs': {
    summary: 'The price lists that customers can be given.',
    answer: listOf(tariff),
    list: TARIFF_LIST,
    query: TEXTS_QUERY,
  },
  'POST tariffs': {
    summary: 'A new price list.',
    answer: writeResult('TariffSaved', tariff),
    query: TEXTS_QUERY,
    errors: ['TARIFF_CODE_TAKEN'],
  },
  'PUT tariffs/{reference}': {
    summary: 'Renames a price list.',
    answer: writeResult('TariffSaved', tariff),
    query: TEXTS_QUERY,
  },
  'DELETE tariffs/{reference}': {
    summary: 'Removes a price list nobody has; answers the list.',
    answer: writeResult('TariffRemoved', listOf(tariff)),
    list: TARIFF_LIST,
    query: TEXTS_QUERY,
    errors: ['TARIFF_IN_USE'],
  },
  'GET addons': {
    summary: 'What can be added to a booking.',
    answer: listOf(addon),
    list: ADDON_LIST,
    query: TEXTS_QUERY,
  },
  'POST addons': {
    summary: 'A new addon.',
    answer: writeResult('AddonSaved', addon),
    query: TEXTS_QUERY,
  },
  'PUT addons/{reference}': {
    summary: 'Changes an addon; bookings made before keep theirs.',
    answer: writeResult('AddonSaved', addon),
    query: TEXTS_QUERY,
    errors: ['ADDON_ARCHIVED'],
  },
  'DELETE addons/{reference}': {
    summary: 'Removes an addon, or archives one in use; answers the list.',
    answer: writeResult('AddonRemoved', listOf(addon)),
    list: ADDON_LIST,
    query: TEXTS_QUERY,
    errors: ['ADDON_ARCHIVED'],
  },
});
