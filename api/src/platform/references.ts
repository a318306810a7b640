import { randomBytes } from 'node:crypto';
import { formatReference, type ReferencePrefix } from '@five/shared/references/reference';

/** A fresh reference such as `B-7K3M9QXT`: 40 random bits after the prefix; the table's unique constraint has the last word. */
export const newReference = (prefix: ReferencePrefix): string => formatReference(prefix, randomBytes(5));
