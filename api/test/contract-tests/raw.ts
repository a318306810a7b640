/** JSON text, as `JSON.stringify` gives it. */
export const rawOf = (value: unknown): string => JSON.stringify(value);

type Path = readonly (string | number)[];

/** The text of a body with arbitrary JSON text at one place. */
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
