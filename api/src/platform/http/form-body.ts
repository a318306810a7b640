import { SetMetadata } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { DomainError } from './domain-error.ts';

/** What a route that takes a form as well as JSON says of its fields. */
export interface FormShape {
  /** Fields that are true or false: a form can only say so in text. */
  flags: readonly string[];
}

export const FORM = 'form';

/** Lets a route take `multipart/form-data` beside JSON. */
export const AcceptsForm = (shape: FormShape) => SetMetadata(FORM, shape);

const TRUE = new Set(['true', 'on', '1']);
const UNSAFE = new Set(['__proto__', 'constructor', 'prototype']);

/**
 * The text fields of a form as one object, in the shape of its JSON twin.
 * @throws DomainError MEDIA_TYPE_UNSUPPORTED for a file, REQUEST_TOO_LARGE, REQUEST_UNREADABLE for what is no form or names a field twice
 */
export async function readForm(request: FastifyRequest, shape: FormShape): Promise<Record<string, unknown>> {
  try {
    return await readParts(request, shape);
  } catch (error) {
    const { code } = error as { code?: string };
    throw error instanceof DomainError || code?.startsWith('FST_') ? error : new DomainError('REQUEST_UNREADABLE');
  }
}

async function readParts(request: FastifyRequest, { flags }: FormShape): Promise<Record<string, unknown>> {
  const body: Record<string, unknown> = {};
  for await (const part of request.parts()) {
    if (part.type === 'file') throw new DomainError('MEDIA_TYPE_UNSUPPORTED');
    const { fieldname, value } = part;
    if (part.valueTruncated) throw new DomainError('REQUEST_TOO_LARGE');
    if (fieldname === '' || UNSAFE.has(fieldname) || Object.hasOwn(body, fieldname)) throw new DomainError('REQUEST_UNREADABLE');
    body[fieldname] = flags.includes(fieldname) ? TRUE.has(String(value)) : value;
  }
  return body;
}
