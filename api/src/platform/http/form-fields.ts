import type { JsonSchema } from '@five/shared/platform/check-schemas';
import { parseBounded } from './read-body.ts';

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
  if (plain !== schema && text === '') return null;
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
  return isWritten(plain)
    ? { type: 'string', contentMediaType: 'application/json', contentSchema: plain }
    : plain;
}

const isWritten = ({ type }: JsonSchema) => type === 'object' || type === 'array';

/** The schema without its null alternative. */
const plainOf = (schema: JsonSchema): JsonSchema =>
  Array.isArray(schema.anyOf) ? (schema.anyOf[0] as JsonSchema) : schema;
