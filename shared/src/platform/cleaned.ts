import { Transform } from 'class-transformer';
import { cleanName, cleanText } from './invisible-characters.ts';

/** How a text is normalized before validation: as a name, or as display text. */
type Cleaning = 'name' | 'text';

const FIELDS = new Map<unknown, Map<string, Cleaning>>();

/** Marks a field whose text is normalized before validation, on the server and on pages. */
export const Cleaned =
  (cleaning: Cleaning): PropertyDecorator =>
  (target, property) => {
    const fields = FIELDS.get(target.constructor) ?? new Map<string, Cleaning>();
    FIELDS.set(target.constructor, fields.set(String(property), cleaning));
    // The API creates requests with class-transformer, which applies this `Transform`. Pages call
    // `checkRequest`, which finds the fields to normalize in `FIELDS`.
    Transform(({ value }: { value: unknown }) => cleaned(value, cleaning))(target, property);
  };

/** Returns how a class or one of its base classes normalizes a field; undefined: not at all. */
export function cleaningOf(owner: unknown, field: string): Cleaning | undefined {
  for (
    let target: unknown = owner;
    typeof target === 'function';
    target = Object.getPrototypeOf(target)
  ) {
    const cleaning = FIELDS.get(target)?.get(field);
    if (cleaning) return cleaning;
  }
  return undefined;
}

/** Returns the normalized value of a field. Other fields, such as passwords, are unchanged. */
export function cleanedValue(owner: unknown, field: string, value: unknown): unknown {
  const cleaning = cleaningOf(owner, field);
  return cleaning ? cleaned(value, cleaning) : value;
}

function cleaned(value: unknown, cleaning: Cleaning): unknown {
  if (typeof value !== 'string') return value;
  return cleaning === 'name' ? cleanName(value) : cleanText(value);
}
