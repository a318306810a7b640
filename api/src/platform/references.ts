import { formatReference, REFERENCE_BYTES, type ReferencePrefix } from '@five/shared/references/reference';
import { randomPart } from './random.ts';

/** A fresh reference such as `B-7K3M9QXT`: 40 random bits after the prefix; the table's unique constraint has the last word. */
export const newReference = (prefix: ReferencePrefix): string => formatReference(prefix, randomPart(REFERENCE_BYTES));
