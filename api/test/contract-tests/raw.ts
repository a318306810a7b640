/** Returns a value as JSON text. */
export const rawOf = (value: unknown): string => JSON.stringify(value);

type Path = readonly (string | number)[];

/**
 * Returns the JSON text of a body in which the value at this path is replaced with arbitrary text.
 */
export function rawWith(body: unknown, path: Path, raw: string): string {
  const [step, ...rest] = path;
  if (step === undefined) return raw;
  if (typeof step === 'number') {
    const items =
      Array.isArray(body) && body.length > step
        ? (body as unknown[])
        : Array.from({ length: step + 1 }, () => ({}));
    const texts = items.map((item, index) =>
      index === step ? rawWith(item, rest, raw) : rawOf(item),
    );
    return `[${texts.join()}]`;
  }
  const fields = Object.entries({ ...(typeof body === 'object' ? body : {}) }).filter(
    ([name]) => name !== step,
  );
  const inner = Reflect.get(Object(body) as object, step) as unknown;
  const others = fields.map(([name, value]) => `${rawOf(name)}:${rawOf(value)}`);
  return `{${[...others, `${rawOf(step)}:${rawWith(inner, rest, raw)}`].join()}}`;
}
