import { Transform } from 'class-transformer';
import { cleanName, cleanText } from './hidden.ts';

/** How a field's text is cleaned before it is checked: as a name, or as any text that people read. */
type Cleaning = 'name' | 'text';

const FIELDS = new Map<unknown, Map<string, Cleaning>>();

/** A field whose text is cleaned as it comes in, wherever it comes from. */
export const Cleaned = (cleaning: Cleaning): PropertyDecorator => (target, property) => {
  const fields = FIELDS.get(target.constructor) ?? new Map<string, Cleaning>();
  FIELDS.set(target.constructor, fields.set(String(property), cleaning));
  // Servers make requests with class-transformer, pages read our own table (`checkRequest`).
  Transform(({ value }: { value: unknown }) => cleaned(value, cleaning))(target, property);
};

/** The value of a field of a class, or of one that it extends, as it is checked and stored; what is not marked is left as it is, such as a password. */
export function cleanedValue(owner: unknown, field: string, value: unknown): unknown {
  for (let target: unknown = owner; typeof target === 'function'; target = Object.getPrototypeOf(target)) {
    const cleaning = FIELDS.get(target)?.get(field);
    if (cleaning) return cleaned(value, cleaning);
  }
  return value;
}

function cleaned(value: unknown, cleaning: Cleaning): unknown {
  if (typeof value !== 'string') return value;
  return cleaning === 'name' ? cleanName(value) : cleanText(value);
}
