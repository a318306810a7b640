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
    summary: 'List prices of the standard tariff; staff get all tariffs.',
    answer: listOf(pricing),
    list: PRICING_LIST,
    query: TEXTS_QUERY,
  },
  'GET pricings_my_pricings': {
    id: 'listMyPricings',
    permission: 'pricings.listOwn',
    summary: "List the prices of the caller's tariff.",
    answer: listOf(pricing),
    list: PRICING_LIST,
    query: TEXTS_QUERY,
  },
  'GET pricings/{id}': {
    permission: 'pricings.read',
    summary: 'Get a price.',
    answer: pricing,
    query: TEXTS_QUERY,
  },
  'POST pricings': {
    permission: 'pricings.create',
    body: CreatePricingRequest,
    summary: 'Create a price.',
    answer: writeResult('PricingSaved', pricing),
    query: TEXTS_QUERY,
    errors: ['PRICING_OVERLAP', 'PRICING_SHAPE', 'TARIFF_UNKNOWN', 'BOOKING_PITCH_UNKNOWN'],
  },
  'PUT pricings/{reference}': {
    permission: 'pricings.update',
    body: UpdatePricingRequest,
    summary: 'Update a price; existing bookings keep theirs.',
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
    summary: 'Delete a price, or archive one in use, and return the remaining list.',
    answer: writeResult('PricingRemoved', listOf(pricing)),
    list: PRICING_LIST,
    query: TEXTS_QUERY,
    errors: ['PRICING_ARCHIVED'],
  },
  'GET tariffs': {
    permission: 'tariffs.read',
    summary: 'List tariffs.',
    answer: listOf(tariff),
    list: TARIFF_LIST,
    query: TEXTS_QUERY,
  },
  'POST tariffs': {
    permission: 'tariffs.create',
    body: CreateTariffRequest,
    summary: 'Create a tariff.',
    answer: writeResult('TariffSaved', tariff),
    query: TEXTS_QUERY,
    errors: ['TARIFF_CODE_TAKEN'],
  },
  'PUT tariffs/{reference}': {
    permission: 'tariffs.update',
    body: UpdateTariffRequest,
    summary: 'Rename a tariff.',
    answer: writeResult('TariffSaved', tariff),
    query: TEXTS_QUERY,
  },
  'DELETE tariffs/{reference}': {
    permission: 'tariffs.delete',
    summary: 'Delete a tariff without customers and return the remaining list.',
    answer: writeResult('TariffRemoved', listOf(tariff)),
    list: TARIFF_LIST,
    query: TEXTS_QUERY,
    errors: ['TARIFF_IN_USE'],
  },
  'GET addons': {
    permission: 'addons.read',
    summary: 'List add-ons.',
    answer: listOf(addon),
    list: ADDON_LIST,
    query: TEXTS_QUERY,
  },
  'POST addons': {
    permission: 'addons.create',
    body: CreateAddonRequest,
    summary: 'Create an add-on.',
    answer: writeResult('AddonSaved', addon),
    query: TEXTS_QUERY,
  },
  'PUT addons/{reference}': {
    permission: 'addons.update',
    body: UpdateAddonRequest,
    summary: 'Update an add-on; existing bookings keep theirs.',
    answer: writeResult('AddonSaved', addon),
    query: TEXTS_QUERY,
    errors: ['ADDON_ARCHIVED'],
  },
  'DELETE addons/{reference}': {
    permission: 'addons.delete',
    summary: 'Delete an add-on, or archive one in use, and return the remaining list.',
    answer: writeResult('AddonRemoved', listOf(addon)),
    list: ADDON_LIST,
    query: TEXTS_QUERY,
    errors: ['ADDON_ARCHIVED'],
  },
});
