import type { TutorAnswer } from '@five/shared/auth/auth.contract';

/** Fields of the tutor (the responsible adult), in display order. */
const TUTOR_FIELDS = [
  'firstName',
  'name',
  'email',
  'phone',
  'cin',
  'address',
  'city',
  'homePhone',
] as const satisfies readonly (keyof TutorAnswer)[];

const NULL_WHEN_EMPTY: readonly string[] = ['email', 'phone', 'homePhone'];

/**
 * Returns the form values of the tutor. The fields are named like the paths in the API's errors,
 * such as `tutor.email`.
 */
export function tutorValues(
  tutor: TutorAnswer,
): Record<`tutor.${(typeof TUTOR_FIELDS)[number]}`, string> {
  const entries = TUTOR_FIELDS.map((field) => [`tutor.${field}`, tutor[field] ?? '']);
  return Object.fromEntries(entries);
}

export function tutorBody(values: Record<string, string>): object {
  const fields = TUTOR_FIELDS.map(
    (field) =>
      [field, values[`tutor.${field}`] || (NULL_WHEN_EMPTY.includes(field) ? null : '')] as const,
  );
  const [firstName, name] = [values['tutor.firstName'] ?? '', values['tutor.name'] ?? ''];
  return { tutor: { ...Object.fromEntries(fields), fullName: `${firstName} ${name}`.trim() } };
}

/**
 * Returns the values that differ from their initial value. Unchanged values are not sent, because
 * an unchanged email would count as a new change request.
 */
export function changesOf<V extends Record<string, string>>(values: V, initial: V): Partial<V> {
  const changed = Object.entries(values).filter(([name, value]) => value.trim() !== initial[name]);
  // The entries come from `values`, so the result contains a part of the fields of `V`.
  return Object.fromEntries(changed) as Partial<V>;
}

/**
 * Returns the path of a page, with a typed email as query parameter. A phone number is not added,
 * because codes are sent by mail only.
 */
export const withEmail = (page: string, typed: string): string =>
  typed.includes('@') ? `${page}?${new URLSearchParams({ email: typed.trim() })}` : page;
