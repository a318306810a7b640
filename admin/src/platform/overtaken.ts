import { HttpError } from 'ra-core';
import type { TextKey } from './i18n.ts';
import { overtaken, type Fields } from './tables/sent.rules.ts';

/**
 * What two people changed at once is not written over in silence: the second is told, and sees the first one's words.
 * @param before what the form began with @param read what is stored now
 */
export async function refuseOvertaken(changed: Fields, before: Fields, read: () => Promise<Fields>): Promise<void> {
  if (overtaken(changed, before, await read()).length > 0) throw new HttpError('table.overtaken' satisfies TextKey, 409);
}
