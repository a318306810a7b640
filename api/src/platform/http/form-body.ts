import { SetMetadata } from '@nestjs/common';
import type { MultipartFile, MultipartValue } from '@fastify/multipart';
import type { JsonSchema } from '@five/shared/platform/check-schemas';
import { DomainError } from './domain-error.ts';
import { fieldOfForm } from './form-fields.ts';
import type { ApiRequest } from './request.ts';
import type { Upload } from './upload.ts';
import type { IncomingForm } from './upload-intake.ts';
import { FORM_LIMIT_BYTES } from './upload-limit.ts';

/** What a route that takes a form as well as JSON says of it. */
export interface FormShape {
  /** A file may come along, in the field `file`. */
  file?: boolean;
}

export const FORM = 'form';

/** Lets a route take `multipart/form-data` beside JSON. */
export const AcceptsForm = (shape: FormShape = {}) => SetMetadata(FORM, shape);

const UNSAFE = new Set(['__proto__', 'constructor', 'prototype']);

/**
 * The fields of a form as one object, in the shape of its JSON twin, which `schema` describes; a file is left at the request.
 * @throws DomainError MEDIA_TYPE_UNSUPPORTED for a file where none is taken, FILE_TOO_LARGE, REQUEST_TOO_LARGE,
 * REQUEST_UNREADABLE for what is no form or names a field twice
 */
export async function readForm(request: ApiRequest, incoming: IncomingForm, shape: FormShape, schema: JsonSchema): Promise<Record<string, unknown>> {
  try {
    return await readParts(request, incoming, shape, schema);
  } catch (error) {
    const { code } = error as { code?: string };
    throw error instanceof DomainError || code?.startsWith('FST_') ? error : new DomainError('REQUEST_UNREADABLE');
  }
}

async function readParts(request: ApiRequest, incoming: IncomingForm, shape: FormShape, schema: JsonSchema): Promise<Record<string, unknown>> {
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
  if (fieldname === '' || UNSAFE.has(fieldname) || Object.hasOwn(body, fieldname)) throw new DomainError('REQUEST_UNREADABLE');
  return fieldname;
}

/** A field that claims to be JSON was read by the parser of forms, past our bounds. */
function textOf({ value, valueTruncated }: MultipartValue): string {
  if (valueTruncated) throw new DomainError('REQUEST_TOO_LARGE');
  if (typeof value !== 'string') throw new DomainError('REQUEST_UNREADABLE');
  return value;
}

async function uploadOf(part: MultipartFile, incoming: IncomingForm, { file = false }: FormShape): Promise<Upload | undefined> {
  if (!file || part.fieldname !== 'file') throw new DomainError('MEDIA_TYPE_UNSUPPORTED');
  return incoming.store(part.file);
}
