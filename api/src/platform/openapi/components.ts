import type { JsonSchema } from '@five/shared/platform/check-schemas';
import { NAME } from '@five/shared/platform/schema';

/**
 * Collects the named schemas and the shared responses of the OpenAPI document. Each use is replaced
 * by a `$ref`.
 */
export class Components {
  readonly schemas: Record<string, JsonSchema> = {};
  readonly responses: Record<string, Record<string, unknown>> = {};
  private readonly fields = new Map<string, string>();

  /** Returns the schema with every named part replaced by a reference. */
  refer(schema: JsonSchema): JsonSchema {
    const name = nameOf(schema);
    if (name === undefined) return this.inside(schema);
    this.refuseOther(name, schema);
    if (!Object.hasOwn(this.schemas, name)) {
      // A placeholder while the fields of the schema are processed. It ends the recursion for a
      // schema that contains itself.
      this.schemas[name] = {};
      this.schemas[name] = this.inside(schema);
    }
    return { $ref: `#/components/schemas/${name}` };
  }

  /** Stores a response under a name and returns the reference to it. */
  share(name: string, response: Record<string, unknown>): { $ref: string } {
    this.responses[name] = response;
    return { $ref: `#/components/responses/${name}` };
  }

  /**
   * Refuses two different schemas with one name, because the OpenAPI document would show only the
   * first.
   */
  private refuseOther(name: string, { properties }: JsonSchema): void {
    const fields = Object.keys(properties ?? {}).join();
    if ((this.fields.get(name) ?? fields) !== fields)
      throw new Error(`two schemas are named ${name}`);
    this.fields.set(name, fields);
  }

  private inside(schema: JsonSchema): JsonSchema {
    return Object.fromEntries(
      Object.entries(schema).map(([key, value]) => [key, this.part(key, value)]),
    );
  }

  private part(key: string, value: unknown): unknown {
    if (key === 'properties')
      return Object.fromEntries(
        Object.entries(value as Record<string, JsonSchema>).map(([field, inner]) => [
          field,
          this.refer(inner),
        ]),
      );
    if (key === 'items' || key === 'contentSchema') return this.refer(value as JsonSchema);
    return key === 'anyOf' || key === 'allOf'
      ? (value as JsonSchema[]).map((inner) => this.refer(inner))
      : value;
  }
}

function nameOf(schema: JsonSchema): string | undefined {
  const name = Reflect.get(schema, NAME) as unknown;
  return typeof name === 'string' ? name : undefined;
}
