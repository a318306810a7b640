import { descriptionOf } from '@five/shared/platform/checks/about';
import type { ErrorCode } from '@five/shared/errors/error-codes';
import { CHECK_SCHEMAS, type JsonSchema } from '@five/shared/platform/check-schemas';
import { isGivenAndNotNull } from '@five/shared/platform/checks';
import type { CheckContext } from '@five/shared/platform/checks/check';
import { nestedClassOf, type RequestClass } from '@five/shared/platform/nested';
import { about, NAME, nullable } from '@five/shared/platform/schema';
import { getMetadataStorage } from 'class-validator';

type Check = ReturnType<
  ReturnType<typeof getMetadataStorage>['getTargetValidationMetadatas']
>[number];

const CONDITION = 'conditionalValidation';

/**
 * Derives the schema of a request class from its validators, so that the OpenAPI document matches
 * the validation.
 */
export function schemaOfRequest(request: RequestClass): JsonSchema {
  const fields = Object.entries(checksOf(request)).map(([field, checks]) => ({
    field,
    schema: fieldSchema(request, field, checks),
    optional: conditionOf(checks) !== undefined,
  }));
  return {
    [NAME]: nameOfRequest(request),
    type: 'object',
    additionalProperties: false,
    properties: Object.fromEntries(fields.map(({ field, schema }) => [field, schema])),
    required: fields.filter(({ optional }) => !optional).map(({ field }) => field),
  };
}

/** Returns the name of the schema of a request class. */
export const nameOfRequest = ({ name }: RequestClass): string => name.replace(/Request$/, 'Body');

/**
 * Returns the error codes that the validators of a request class and of its nested classes declare.
 */
export function codesOfRequest(request: RequestClass): ErrorCode[] {
  return Object.entries(checksOf(request)).flatMap(([field, checks]) => {
    const nested = nestedClassOf(request, field);
    return [
      ...checks.flatMap(({ context }) => (context as CheckContext | undefined)?.code ?? []),
      ...(nested ? codesOfRequest(nested) : []),
    ];
  });
}

/** The fields of a request class, including those of its base classes. */
export const fieldsOfRequest = (request: RequestClass): string[] => Object.keys(checksOf(request));

function checksOf(request: RequestClass): Record<string, Check[]> {
  const storage = getMetadataStorage();
  return storage.groupByPropertyName(
    storage.getTargetValidationMetadatas(request, '', false, false),
  );
}

const conditionOf = (checks: Check[]) => checks.find(({ type }) => type === CONDITION);

function fieldSchema(request: RequestClass, field: string, checks: Check[]): JsonSchema {
  const parts = checks.flatMap(
    (check) => CHECK_SCHEMAS[check.name ?? '']?.(check.constraints ?? []) ?? [],
  );
  const schema = withNested(
    Object.assign({}, ...parts) as JsonSchema,
    nestedClassOf(request, field),
  );
  const full =
    conditionOf(checks)?.constraints[0] === isGivenAndNotNull ? nullable(schema) : schema;
  const description = descriptionOf(request, field);
  return description === undefined ? full : about(description, full);
}

function withNested(schema: JsonSchema, nested: RequestClass | undefined): JsonSchema {
  if (!nested) return schema;
  return schema.type === 'array'
    ? { ...schema, items: schemaOfRequest(nested) }
    : schemaOfRequest(nested);
}
