import { HttpError } from 'ra-core';
import type { TextKey } from '../texts/i18n.ts';
import { conflictingFields, type Fields } from '../tables/forms/changed-fields.rules.ts';

/**
 * Refuses to overwrite a concurrent change: the second user gets an error and sees the first user's
 * values.
 * @param before values when the form was opened
 * @param read reads the stored values
 */
export async function refuseEditConflict(
  changed: Fields,
  before: Fields,
  read: () => Promise<Fields>,
): Promise<void> {
  if (conflictingFields(changed, before, await read()).length > 0)
    throw new HttpError('table.overtaken' satisfies TextKey, 409);
}
