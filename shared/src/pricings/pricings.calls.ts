import { calls, listOf, writeResult } from '../platform/call.ts';
import { TEXTS_QUERY } from '../platform/texts.contract.ts';
import { addon, pricing, tariff } from './pricings.contract.ts';
import {
  CreateAddonRequest,
  CreatePricingRequest,
  CreateTariffRequest,
  UpdateAddonRequest,
  UpdatePricingRequest,
  UpdateTariffRequest,
} from './pricings.requests.ts';

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
    permission: 'pricings.read',
    summary: 'The standard price list; every list for the desk.',
    answer: listOf(pricing),
    list: PRICING_LIST,
    query: TEXTS_QUERY,
  },
  'GET pricings_my_pricings': {
    id: 'listMyPricings',
    permission: 'pricings.listOwn',
    summary: 'What holds at the caller’s tariff.',
    answer: listOf(pricing),
    list: PRICING_LIST,
    query: TEXTS_QUERY,
  },
  'GET pricings/{id}': {
    permission: 'pricings.read',
    summary: 'One price.',
    answer: pricing,
    query: TEXTS_QUERY,
  },
  'POST pricings': {
    permission: 'pricings.create',
    body: CreatePricingRequest,
    summary: 'A new price.',
    answer: writeResult('PricingSaved', pricing),
    query: TEXTS_QUERY,
    errors: ['PRICING_OVERLAP', 'PRICING_SHAPE', 'TARIFF_UNKNOWN', 'BOOKING_PITCH_UNKNOWN'],
  },
  'PUT pricings/{reference}': {
    permission: 'pricings.update',
    body: UpdatePricingRequest,
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
    permission: 'pricings.delete',
    summary: 'Removes a price, or archives one in use; answers the list.',
    answer: writeResult('PricingRemoved', listOf(pricing)),
    list: PRICING_LIST,
    query: TEXTS_QUERY,
    errors: ['PRICING_ARCHIVED'],
  },
  'GET tariffs': {
    permission: 'tariffs.read',
    summary: 'The price lists that customers can be given.',
    answer: listOf(tariff),
    list: TARIFF_LIST,
    query: TEXTS_QUERY,
  },
  'POST tariffs': {
    permission: 'tariffs.create',
    body: CreateTariffRequest,
    summary: 'A new price list.',
    answer: writeResult('TariffSaved', tariff),
    query: TEXTS_QUERY,
    errors: ['TARIFF_CODE_TAKEN'],
  },
  'PUT tariffs/{reference}': {
    permission: 'tariffs.update',
    body: UpdateTariffRequest,
    summary: 'Renames a price list.',
    answer: writeResult('TariffSaved', tariff),
    query: TEXTS_QUERY,
  },
  'DELETE tariffs/{reference}': {
    permission: 'tariffs.delete',
    summary: 'Removes a price list nobody has; answers the list.',
    answer: writeResult('TariffRemoved', listOf(tariff)),
    list: TARIFF_LIST,
    query: TEXTS_QUERY,
    errors: ['TARIFF_IN_USE'],
  },
  'GET addons': {
    permission: 'addons.read',
    summary: 'What can be added to a booking.',
    answer: listOf(addon),
    list: ADDON_LIST,
    query: TEXTS_QUERY,
  },
  'POST addons': {
    permission: 'addons.create',
    body: CreateAddonRequest,
    summary: 'A new addon.',
    answer: writeResult('AddonSaved', addon),
    query: TEXTS_QUERY,
  },
  'PUT addons/{reference}': {
    permission: 'addons.update',
    body: UpdateAddonRequest,
    summary: 'Changes an addon; bookings made before keep theirs.',
    answer: writeResult('AddonSaved', addon),
    query: TEXTS_QUERY,
    errors: ['ADDON_ARCHIVED'],
  },
  'DELETE addons/{reference}': {
    permission: 'addons.delete',
    summary: 'Removes an addon, or archives one in use; answers the list.',
    answer: writeResult('AddonRemoved', listOf(addon)),
    list: ADDON_LIST,
    query: TEXTS_QUERY,
    errors: ['ADDON_ARCHIVED'],
  },
});
