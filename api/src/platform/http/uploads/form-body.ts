import type { MultipartFile, MultipartValue } from '@fastify/multipart';
import type { Call } from '@five/shared/platform/call';
import type { JsonSchema } from '@five/shared/platform/check-schemas';
import { DomainError } from '../domain-error.ts';
import { fieldOfForm } from './form-fields.ts';
import type { ApiRequest } from '../request.ts';
import type { Upload } from './upload.ts';
import type { IncomingForm } from './upload-intake.ts';
import { FORM_LIMIT_BYTES } from './upload-limit.ts';

/** What a call accepts as a form in addition to JSON. */
export type FormShape = NonNullable<Call['form']>;

const UNSAFE = new Set(['__proto__', 'constructor', 'prototype']);

/**
 * Reads the fields of a form as one object with the structure of the equivalent JSON body,
 * described by `schema`. A file is attached to the request.
 * @throws DomainError MEDIA_TYPE_UNSUPPORTED for a file where none is accepted, FILE_TOO_LARGE,
 * REQUEST_TOO_LARGE, REQUEST_UNREADABLE for a malformed form or a repeated field
 */
export async function readForm(
  request: ApiRequest,
  incoming: IncomingForm,
  shape: FormShape,
  schema: JsonSchema,
): Promise<Record<string, unknown>> {
  try {
    return await readParts(request, incoming, shape, schema);
  } catch (error) {
    const { code } = error as { code?: string };
    throw error instanceof DomainError || code?.startsWith('FST_')
      ? error
      : new DomainError('REQUEST_UNREADABLE');
  }
}

async function readParts(
  request: ApiRequest,
  incoming: IncomingForm,
  shape: FormShape,
  schema: JsonSchema,
): Promise<Record<string, unknown>> {
  const body: Record<string, unknown> = {};
  let bytes = 0;
  for await (const part of request.parts()) {
    if (part.type === 'file') {
      request.upload = await uploadOf(part, incoming, shape);
      continue;
    }
    const text = textOf(part);
    bytes += Buffer.byteLength(text);
    if (bytes > FORM_LIMIT_BYTES) throw new DomainError('REQUEST_TOO_LARGE');
    body[nameOf(part, body)] = fieldOfForm(text, part.fieldname, schema);
  }
  return body;
}

function nameOf({ fieldname }: MultipartValue, body: Record<string, unknown>): string {
  if (fieldname === '' || UNSAFE.has(fieldname) || Object.hasOwn(body, fieldname))
    throw new DomainError('REQUEST_UNREADABLE');
  return fieldname;
}

/**
 * Returns the text of a form field. A field declared as JSON is refused, because the form parser
 * has parsed it without the limits of this API.
 */
function textOf({ value, valueTruncated }: MultipartValue): string {
  if (valueTruncated) throw new DomainError('REQUEST_TOO_LARGE');
  if (typeof value !== 'string') throw new DomainError('REQUEST_UNREADABLE');
  return value;
}

async function uploadOf(
  part: MultipartFile,
  incoming: IncomingForm,
  { file = false }: FormShape,
): Promise<Upload | undefined> {
  if (!file || part.fieldname !== 'file') throw new DomainError('MEDIA_TYPE_UNSUPPORTED');
  return incoming.store(part.file);
}
