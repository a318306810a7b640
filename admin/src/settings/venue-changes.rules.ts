import type { Fields } from '../platform/tables/forms/changed-fields.rules.ts';

/** Settings that are objects. Each of their members is compared and sent as a separate setting. */
const GROUPS = ['policies', 'legal', 'vat'];

/**
 * Flattens the settings: a member of a group gets a key such as `policies.holdMinutes`. Only the
 * members that have changed are then sent.
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

/** Restores the nested form of flattened settings, which the API expects. */
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
