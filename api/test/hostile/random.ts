import type { JsonSchema } from '@five/shared/platform/check-schemas';

/**
 * Returns a generator of pseudo-random numbers (mulberry32). The numbers are the same in every run
 * with the same seed.
 */
export function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const LETTERS = [
  'a',
  'Z',
  '0',
  ' ',
  'é',
  'ب',
  'ً',
  '⚽',
  '👨‍👩‍👧',
  '<',
  '&',
  '"',
  "'",
  '%',
  '\\',
  '{{x}}',
  '$1',
  ';',
  '=',
  '\u00ad',
  '\n',
  '\ud800',
  '\u0000',
  '\u202e',
];
const DATES = [
  '2026-11-21',
  '2026-11-22',
  '2026-11-25',
  '2026-12-31',
  '2027-02-28',
  '2028-02-29',
  '1900-01-01',
  '2008-11-22',
  '0001-01-01',
  '9999-12-31',
];
const TIMES = ['00:00', '00:30', '09:00', '18:00', '19:00', '23:00', '23:59'];
const INSTANTS = [
  '2026-11-21T10:00:00Z',
  '1970-01-01T00:00:00Z',
  '9999-12-31T23:59:59Z',
  '0001-01-01T00:00:00+14:00',
];
const OF_NO_KIND = [
  null,
  true,
  0,
  -1,
  1.5,
  1e308,
  '',
  'x',
  [],
  {},
  [[]],
  { fr: 'x' },
  '2026-11-25',
  2 ** 53,
];
const CODES = 'ABCDEFGHJKMNPQRSTVWXYZ0123456789';
const MOST_DEEP = 4;

/**
 * Random values for the fields of a schema. Most values are valid, including boundary values; some
 * are invalid.
 */
export class RandomValues {
  constructor(
    private readonly random: () => number,
    private readonly components: Record<string, JsonSchema>,
  ) {}

  pick<T>(among: readonly T[]): T {
    // The computed index is always in range.
    return among[Math.floor(this.random() * among.length)] as T;
  }

  /** Returns true once in `inSoMany` calls on average. */
  once(inSoMany: number): boolean {
    return this.random() < 1 / inSoMany;
  }

  of(schema: JsonSchema, depth = 0): unknown {
    const plain = this.resolved(schema);
    if (this.once(12) || depth > MOST_DEEP) return this.pick(OF_NO_KIND);
    if (Array.isArray(plain.anyOf)) return this.of(this.pick(plain.anyOf as JsonSchema[]), depth);
    if ('const' in plain) return plain.const;
    if (Array.isArray(plain.enum)) return this.pick(plain.enum as unknown[]);
    switch (plain.type) {
      case 'object':
        return this.fields(plain, depth);
      case 'array':
        return Array.from(
          {
            length: this.between(
              Number(plain.minItems ?? 0),
              Math.min(4, Number(plain.maxItems ?? 4)),
            ),
          },
          () => this.of((plain.items ?? {}) as JsonSchema, depth + 1),
        );
      case 'boolean':
        return this.once(2);
      case 'integer':
        return this.number(plain);
      case 'number':
        return this.number(plain) + this.pick([0, 0.5, 1e-9]);
      case 'null':
        return null;
      case 'string':
        return this.text(plain);
      default:
        return this.pick(OF_NO_KIND);
    }
  }

  resolved(schema: JsonSchema): JsonSchema {
    return typeof schema.$ref === 'string'
      ? (this.components[schema.$ref.replace('#/components/schemas/', '')] ?? {})
      : schema;
  }

  private fields(
    { properties = {}, required = [] }: JsonSchema,
    depth: number,
  ): Record<string, unknown> {
    const needed = required as readonly string[];
    const given = Object.entries(properties as Record<string, JsonSchema>).filter(
      ([name]) => needed.includes(name) || this.once(2),
    );
    return Object.fromEntries(given.map(([name, schema]) => [name, this.of(schema, depth + 1)]));
  }

  private number({ minimum = -1_000_000, maximum = 2 ** 31 }: JsonSchema): number {
    const [low, high] = [Number(minimum), Number(maximum)];
    return this.pick([
      low,
      high,
      low + 1,
      high - 1,
      this.between(low, high),
      this.between(low, Math.min(high, low + 100)),
    ]);
  }

  private text({ format, pattern = '', minLength = 0, maxLength = 200 }: JsonSchema): string {
    if (format === 'date') return this.pick(DATES);
    if (format === 'date-time') return this.pick(INSTANTS);
    if (format === 'email')
      return this.pick([
        'a@five.test',
        `${'a'.repeat(60)}@five.test`,
        '"a b"@five.test',
        'ب@five.test',
      ]);
    if (format === 'uri')
      return this.pick([
        'https://five.test/',
        'https://[::1]/',
        'javascript:alert(1)',
        `https://five.test/${'x'.repeat(400)}`,
        'https://a@b@c/',
      ]);
    return (
      fitting(String(pattern), this) ??
      this.letters(
        this.pick([
          Number(minLength),
          Math.min(Number(maxLength), 5_000),
          Math.min(Number(maxLength), 12),
        ]),
      )
    );
  }

  private letters(length: number): string {
    const some = this.once(3) ? LETTERS : LETTERS.slice(0, 20);
    return Array.from({ length }, () => this.pick(some))
      .join('')
      .slice(0, length);
  }

  between(low: number, high: number): number {
    return low + Math.floor(this.random() * (Math.max(low, high) - low + 1));
  }
}

/** Returns text that matches one of the patterns in the API document; null for free text. */
function fitting(pattern: string, values: RandomValues): string | null {
  const prefix = /^\^([A-Z]+)-\[/.exec(pattern)?.[1];
  const of = (alphabet: string, length: number) =>
    Array.from({ length }, () => values.pick([...alphabet])).join('');
  if (prefix) return `${prefix}-${of(CODES, 8)}`;
  if (pattern.startsWith('^([01]')) return values.pick(TIMES);
  if (pattern.startsWith('^[A-Z][')) return values.pick(['P1', 'P3', 'Z9999999']);
  if (pattern.startsWith('^[a-z][')) return values.pick(['standard', 'a', `a${'-'.repeat(29)}`]);
  if (pattern.startsWith('^20')) return `2026/${of('abc0', 12)}`;
  if (pattern.startsWith('^#')) return `#${of('0123456789abcdef', 6)}`;
  const digits = /^\^\[0-9\]\{(\d+)\}\$$/.exec(pattern)?.[1];
  return digits === undefined ? null : of('0123456789', Number(digits));
}
