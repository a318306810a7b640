import type { Fields } from '../platform/tables/changed-fields.rules.ts';

/** Each member of these groups is a setting of its own. */
const GROUPS = ['policies', 'legal'];

/**
 * The settings flattened, with members of a group as `policies.holdMinutes`, so that only changed
 * members are compared and sent.
 */
export function flattenGroups(settings: Fields): Fields {
  return Object.fromEntries(
    Object.entries(settings).flatMap(([field, value]) =>
      isGroup(field, value)
        ? Object.entries(value).map(([member, inner]) => [`${field}.${member}`, inner])
        : [[field, value]],
    ),
  );
}

/** Nests flattened settings again, as the API expects them. */
export function nestGroups(settings: Fields): Fields {
  const together: Fields = {};
  for (const [path, value] of Object.entries(settings)) {
    const [field = '', member] = path.split('.');
    together[field] =
      member === undefined ? value : { ...(together[field] ?? {}), [member]: value };
  }
  return together;
}

function isGroup(field: string, value: unknown): value is object {
  return GROUPS.includes(field) && typeof value === 'object' && value !== null;
}
