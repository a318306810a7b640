import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { DomainError } from './domain-error.ts';
import { FORM, type FormShape, readForm } from './form-body.ts';
import { RawBody } from './raw-body.ts';
import { readBody } from './read-body.ts';
import type { ApiRequest } from './request.ts';

/** Reads the body after the guards have spoken and before the pipes check it. */
@Injectable()
export class BodyInterceptor implements NestInterceptor {
  constructor(private readonly reflector: Reflector) {}

  async intercept(context: ExecutionContext, next: CallHandler) {
    if (context.getType() !== 'http') return next.handle();
    const request = context.switchToHttp().getRequest<ApiRequest>();
    const form = this.reflector.get<FormShape | undefined>(FORM, context.getHandler());
    if (request.method !== 'GET' && request.method !== 'HEAD') request.body = await bodyOf(request, form);
    return next.handle();
  }
}

async function bodyOf(request: ApiRequest, form: FormShape | undefined): Promise<Record<string, unknown>> {
  if (request.isMultipart()) return form ? readForm(request, form) : refuseForm();
  const body = request.body instanceof RawBody ? readBody(request.body) : {};
  return request.method === 'PUT' ? withoutPathKeys(body, request.params as Record<string, string>) : body;
}

function refuseForm(): never {
  throw new DomainError('MEDIA_TYPE_UNSUPPORTED');
}

/** A react-admin record carries its own `id` and `reference`: they are allowed when they say what the path says. */
function withoutPathKeys(body: Record<string, unknown>, params: Record<string, string>): Record<string, unknown> {
  const named = params.reference ?? params.id;
  const { id = named, reference = named, ...rest } = body;
  const foreign = [id === named ? null : 'id', reference === named ? null : 'reference'].filter((key) => key !== null);
  if (foreign.length === 0) return rest;
  throw new DomainError('VALIDATION_FAILED', { fields: foreign.map((field) => ({ field, violation: 'unknownField' })) });
}
