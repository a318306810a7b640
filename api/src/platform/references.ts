import {
  formatReference,
  REFERENCE_BYTES,
  type ReferencePrefix,
} from '@five/shared/references/reference';
import { randomPart } from './random.ts';

/**
 * Returns a new reference such as `B-7K3M9QXT`: 40 random bits after the prefix. The table's unique
 * constraint guarantees uniqueness.
 */
export const newReference = (prefix: ReferencePrefix): string =>
  formatReference(prefix, randomPart(REFERENCE_BYTES));
