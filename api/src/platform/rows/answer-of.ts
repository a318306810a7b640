import type { Schema } from '@five/shared/platform/schema';

/** The fields of an answer that the record does not have with the same name and type. */
type Missing<A, R> = {
  [K in keyof A as K extends keyof R ? (R[K] extends A[K] ? never : K) : K]: A[K];
};

/**
 * The answer for a record: `computed`, and all other fields of the schema as the record has them.
 */
export function answerOf<A extends object, R extends object>(
  schema: Schema<A>,
  record: R,
  computed: Missing<A, R> & Partial<A>,
): A {
  const values: Readonly<Record<string, unknown>> = { ...record, ...computed };
  const fields = Object.keys(schema.properties as object);
  return Object.fromEntries(fields.map((field) => [field, values[field]])) as A;
}
