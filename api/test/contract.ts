import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import type { OpenApi } from '../src/platform/openapi/document.ts';

interface Answer {
  status: number;
  headers: Record<string, string>;
  body: unknown;
}

type Schema = Record<string, unknown>;

/** Checks real responses against the published API document. */
export class Contract {
  private readonly ajv = new Ajv2020({
    strict: true,
    strictTypes: false,
    strictRequired: false,
    allErrors: false,
  });
  private readonly known = new Map<string, ValidateFunction>();

  constructor(readonly document: OpenApi) {
    formats.default(this.ajv);
    this.ajv.addSchema({ $id: 'document', $defs: closed(document.components.schemas) as Schema });
  }

  /**
   * The operation of the document with this method and path, such as `GET` and
   * `/api/bookings/{reference}`.
   */
  operation(method: string, path: string): Schema | undefined {
    return this.document.paths[path]?.[method.toLowerCase()];
  }

  /**
   * Returns the differences between a response and the API document; empty if the response
   * conforms.
   */
  faults(method: string, path: string, { status, headers, body }: Answer): string[] {
    const operation = this.operation(method, path);
    if (!operation) return [`${method} ${path} is not in the document`];
    if (status === 304) return [];
    const response = responsesOf(this.document, operation)[status];
    if (!response)
      return [
        `${method} ${path} answered ${status}, which the document does not know: ` +
          `${JSON.stringify(body)}`,
      ];
    const type = headers['content-type']?.split(';', 1)[0] ?? '';
    const schema = response.content?.[type]?.schema;
    if (!schema)
      return [
        `${method} ${path} ${status} is ${type}, the document says ` +
          `${Object.keys(response.content ?? {}).join()}`,
      ];
    return type === 'application/json'
      ? this.check(`${method} ${path} ${status}`, schema, body)
      : [];
  }

  private check(name: string, schema: Schema, body: unknown): string[] {
    if (Array.isArray(schema.allOf))
      return schema.allOf.flatMap((part) => this.check(name, part as Schema, body));
    const validate = this.compiled(schema);
    if (validate(body)) return [];
    const [first] = validate.errors ?? [];
    return [
      `${name} ${first?.instancePath ?? ''} ${first?.message ?? ''} ` +
        `${JSON.stringify(first?.params)}: ${JSON.stringify(body).slice(0, 300)}`,
    ];
  }

  private compiled(schema: Schema): ValidateFunction {
    const text = JSON.stringify(schema);
    const validate = this.known.get(text) ?? this.ajv.compile(pointed(schema) as Schema);
    this.known.set(text, validate);
    return validate;
  }
}

interface Response {
  description?: string;
  content?: Record<string, { schema: Schema }>;
}

/** The responses of an operation by status; references to shared responses are resolved. */
export function responsesOf(
  { components }: OpenApi,
  { responses }: Schema,
): Record<string, Response> {
  const shared = components.responses as Record<string, Response>;
  return Object.fromEntries(
    Object.entries(responses as Record<string, Response & { $ref?: string }>).map(
      ([status, response]) => [
        status,
        shared[response.$ref?.replace('#/components/responses/', '') ?? ''] ?? response,
      ],
    ),
  );
}

/**
 * Adds `additionalProperties: false` to object schemas. Undocumented fields are an error in the
 * tests, although clients must ignore them.
 */
function closed(schema: unknown): unknown {
  const inner = pointed(schema, closed);
  return isObject(inner) && inner.type === 'object' && isObject(inner.properties)
    ? { additionalProperties: false, ...inner }
    : inner;
}

/**
 * Copies a schema and changes its `$ref` values, so that they point into the OpenAPI document that
 * is registered as `document`.
 */
function pointed(
  schema: unknown,
  inside: (part: unknown) => unknown = (part) => pointed(part),
): unknown {
  if (Array.isArray(schema)) return schema.map((part) => inside(part));
  if (!isObject(schema)) return schema;
  return Object.fromEntries(
    Object.entries(schema).map(([key, value]) => [
      key,
      key === '$ref'
        ? String(value).replace('#/components/schemas/', 'document#/$defs/')
        : inside(value),
    ]),
  );
}

const isObject = (value: unknown): value is Schema =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
