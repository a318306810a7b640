import type { Fields } from '../platform/tables/sent.rules.ts';

/** Each member of these is a setting of its own. */
const GROUPS = ['policies', 'legal'];

/** The settings side by side, those of a group under `policies.holdMinutes`: one that was changed is neither compared nor sent with its neighbours. */
export function spread(settings: Fields): Fields {
  return Object.fromEntries(Object.entries(settings).flatMap(([field, value]) => (isGroup(field, value) ? Object.entries(value).map(([member, inner]) => [`${field}.${member}`, inner]) : [[field, value]])));
}

/** The same as the API takes them. */
export function gathered(settings: Fields): Fields {
  const together: Fields = {};
  for (const [path, value] of Object.entries(settings)) {
    const [field = '', member] = path.split('.');
    together[field] = member === undefined ? value : { ...(together[field] ?? {}), [member]: value };
  }
  return together;
}

function isGroup(field: string, value: unknown): value is object {
  return GROUPS.includes(field) && typeof value === 'object' && value !== null;
}
