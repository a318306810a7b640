import type { Fields } from '../platform/tables/changed-fields.rules.ts';

/** Groups whose members are separate settings. */
const GROUPS = ['policies', 'legal'];

/**
 * Flattens the settings, with members of a group as `policies.holdMinutes`. Only changed members
 * are then compared and sent.
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
