import type { Failure } from '@five/shared/contract/failure.contract';

/** The messages of a failure by field, as the forms of react-admin read them. */
export function errorsByField({ errorMessages = [] }: Partial<Failure>): Record<string, string> {
  return Object.fromEntries(errorMessages.map(({ field, message }) => [field, message]));
}

/** Whether the message of a failure says more than the messages at its fields. */
export function saysMoreThanFields({ code, message, errorMessages = [] }: Partial<Failure>) {
  return code !== 'VALIDATION_FAILED' && errorMessages.every((field) => field.message !== message);
}

/**
 * The refused fields that a change of the field `changed` corrects: this field itself, its
 * ancestors and its descendants.
 */
export function fieldsFixedBy(changed: string, refused: readonly string[]): string[] {
  return refused.filter((field) => isWithin(field, changed) || isWithin(changed, field));
}

function isWithin(part: string, whole: string): boolean {
  return part === whole || part.startsWith(`${whole}.`);
}
