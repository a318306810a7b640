import type { JsonSchema } from '@five/shared/platform/check-schemas';
import { about } from '@five/shared/platform/schema';
import { parseBounded } from '../read-body.ts';

const TRUE = new Set(['true', 'on', '1']);

/**
 * Converts the text of a form field by the schema of the equivalent JSON body, because forms carry
 * text only.
 */
export function fieldOfForm(text: string, name: string, { properties = {} }: JsonSchema): unknown {
  const schema = Object.hasOwn(properties as object, name)
    ? ((properties as Record<string, JsonSchema>)[name] ?? {})
    : {};
  const plain = plainOf(schema);
  if (Array.isArray(schema.anyOf) && text === '') return null;
  if ('const' in plain || plain.type === 'boolean') return TRUE.has(text);
  if (plain.type === 'integer' || plain.type === 'number')
    return text.trim() === '' || Number.isNaN(Number(text)) ? text : Number(text);
  return isWritten(plain) ? parseBounded(text) : text;
}

/**
 * The schema of a form for the OpenAPI document. Nested values are JSON text, and empty text means
 * null.
 */
export function schemaOfForm(schema: JsonSchema, file: boolean): JsonSchema {
  const fields = Object.entries(schema.properties as Record<string, JsonSchema>).map(
    ([name, field]) => [name, formField(field)],
  );
  const sent = file
    ? {
        file: {
          type: 'string',
          contentMediaType: 'application/octet-stream',
          description: 'The file itself, at most 15 MB.',
        },
      }
    : {};
  return {
    type: 'object',
    additionalProperties: false,
    properties: { ...Object.fromEntries(fields), ...sent },
    required: schema.required,
  };
}

function formField(field: JsonSchema): JsonSchema {
  const plain = plainOf(field);
  if (!isWritten(plain)) return plain;
  const { description } = field;
  const text = { type: 'string', contentMediaType: 'application/json', contentSchema: plain };
  return description === undefined ? text : { ...text, description };
}

const isWritten = ({ type }: JsonSchema) => type === 'object' || type === 'array';

/** The schema without its null alternative, and without the description of a nested object. */
function plainOf(schema: JsonSchema): JsonSchema {
  const [inner] = [schema.anyOf ?? schema.allOf].flat() as (JsonSchema | undefined)[];
  if (inner === undefined) return schema;
  const { description } = schema;
  const plain = plainOf(inner);
  return description === undefined || isWritten(plain) ? plain : about(String(description), plain);
}
