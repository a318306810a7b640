import { isDeepStrictEqual } from 'node:util';
import type { EntityManager } from 'typeorm';
import { BENCH_POLICIES, VENUE } from '../venue.ts';

interface InventedSetting {
  /** Name of the setting: a column of the table `venue`, or a field in one of its columns. */
  name: string;
  /** The value that the demo stored. */
  demo: unknown;
  /** SQL that resets the setting to its value in a database without demo data. */
  set: string;
}

const NO_PLACE = {
  city: '{"fr": "Maroc", "en": "Morocco", "ar": "المغرب"}',
  address:
    '{"fr": "Adresse à compléter", "en": "Address to be completed", "ar": "العنوان قيد الاستكمال"}',
};

const INVENTED: readonly InventedSetting[] = [
  { name: 'rib', demo: VENUE.rib, set: 'rib = null' },
  { name: 'bank_name', demo: VENUE.bankName, set: 'bank_name = null' },
  { name: 'account_holder', demo: VENUE.accountHolder, set: 'account_holder = null' },
  { name: 'phones', demo: VENUE.phones, set: `phones = '{}'` },
  { name: 'email', demo: VENUE.email, set: `email = 'contact@localhost'` },
  { name: 'city', demo: VENUE.city, set: `city = '${NO_PLACE.city}'` },
  { name: 'address', demo: VENUE.address, set: `address = '${NO_PLACE.address}'` },
  { name: 'latitude', demo: VENUE.latitude, set: 'latitude = null' },
  { name: 'longitude', demo: VENUE.longitude, set: 'longitude = null' },
  { name: 'social_links', demo: VENUE.socialLinks, set: `social_links = '[]'` },
  ...(['name', 'ice', 'taxId', 'rc', 'cndp'] as const).map((field) => ({
    name: `legal.${field}`,
    demo: VENUE.legal?.[field],
    set: `legal = legal - '${field}'`,
  })),
  { name: 'vat.status', demo: VENUE.vat?.status, set: `vat = vat - 'status'` },
  { name: 'horizon_days', demo: BENCH_POLICIES.horizonDays, set: 'horizon_days = default' },
  { name: 'max_pending', demo: BENCH_POLICIES.maxPending, set: 'max_pending = default' },
  { name: 'max_upcoming', demo: BENCH_POLICIES.maxUpcoming, set: 'max_upcoming = default' },
];

/**
 * Names of settings that still have the demo's invented value, such as the bank account and the
 * phone number. Settings changed by the venue are not included.
 */
export async function inventedSettings(tx: EntityManager): Promise<string[]> {
  return (await inventedOf(tx)).map(({ name }) => name);
}

/** Resets settings that still have the demo's invented value. */
export async function dropInventedSettings(tx: EntityManager): Promise<void> {
  for (const { set } of await inventedOf(tx)) await tx.query(`update venue set ${set}`);
}

async function inventedOf(tx: EntityManager): Promise<InventedSetting[]> {
  const [row] = await tx.query<{ settings: Record<string, unknown> }[]>(
    'select to_jsonb(v) as settings from venue v',
  );
  return INVENTED.filter(({ name, demo }) => isDeepStrictEqual(valueOf(row?.settings, name), demo));
}

function valueOf(settings: unknown, name: string): unknown {
  return name
    .split('.')
    .reduce<unknown>(
      (value, part) => (value as Record<string, unknown> | undefined)?.[part],
      settings,
    );
}
