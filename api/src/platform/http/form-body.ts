import { SetMetadata } from '@nestjs/common';
import type { MultipartFile, MultipartValue } from '@fastify/multipart';
import type { JsonSchema } from '@five/shared/platform/check-schemas';
import { codeRefused, DomainError } from './domain-error.ts';
import { fieldOfForm } from './form-fields.ts';
import type { ApiRequest } from './request.ts';
import { Upload } from './upload.ts';

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
export async function readForm(request: ApiRequest, shape: FormShape, schema: JsonSchema): Promise<Record<string, unknown>> {
  try {
    return await readParts(request, shape, schema);
  } catch (error) {
    const { code } = error as { code?: string };
    throw error instanceof DomainError || code?.startsWith('FST_') ? error : new DomainError('REQUEST_UNREADABLE');
  }
}

async function readParts(request: ApiRequest, shape: FormShape, schema: JsonSchema): Promise<Record<string, unknown>> {
  const body: Record<string, unknown> = {};
  for await (const part of request.parts()) {
    if (part.type === 'file') request.upload = await uploadOf(part, shape);
    else body[nameOf(part, body)] = fieldOfForm(textOf(part), part.fieldname, schema);
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

/** An empty file is what a browser sends for a field that was left empty. */
async function uploadOf(part: MultipartFile, { file = false }: FormShape): Promise<Upload | undefined> {
  if (!file || part.fieldname !== 'file') throw new DomainError('MEDIA_TYPE_UNSUPPORTED');
  const bytes = await bytesOf(part.file);
  return bytes.length === 0 ? undefined : new Upload(bytes);
}

/** To the limit and not beyond: the library's own way reads what is too large to its end. */
function bytesOf(file: MultipartFile['file']): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    file.on('data', (chunk: Buffer) => void chunks.push(chunk)).on('end', () => resolve(Buffer.concat(chunks)));
    file.on('limit', () => reject(codeRefused('FILE_TOO_LARGE'))).on('error', reject).on('close', () => reject(new DomainError('REQUEST_UNREADABLE')));
  });
}
