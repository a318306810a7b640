import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { ApiRequest } from '../../platform/http/request.ts';

const SLUG = /^20\d{2}\/[a-z0-9-]{1,55}$/;
const TOKEN = /^[A-Za-z0-9_-]{22}$/;

const parametersOf = (context: ExecutionContext) =>
  context.switchToHttp().getRequest<ApiRequest>().params as Partial<
    Record<'id' | 'reference' | 'year' | 'name' | 'token', string>
  >;

/**
 * Returns the edition's slug from the path, which has it encoded (`2025%2Fmay`) or as two segments.
 * An invalid slug becomes an empty text, which matches no edition.
 */
export const PathSlug = createParamDecorator((_: unknown, context: ExecutionContext): string => {
  const { id, reference, year, name } = parametersOf(context);
  const slug = id ?? reference ?? `${year ?? ''}/${name ?? ''}`;
  return SLUG.test(slug) ? slug : '';
});

/**
 * Returns the token of an unlisted edition from the path. An invalid token becomes an empty text,
 * which matches no edition.
 */
export const PathToken = createParamDecorator((_: unknown, context: ExecutionContext): string => {
  const { token = '' } = parametersOf(context);
  return TOKEN.test(token) ? token : '';
});
