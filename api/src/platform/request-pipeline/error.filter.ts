import {
  type ArgumentsHost,
  Catch,
  type ExceptionFilter,
  HttpException,
  Logger,
} from '@nestjs/common';
import { ERROR_STATUS, type ErrorCode } from '@five/shared/errors/error-codes';
import type { Locale } from '@five/shared/locales/locale';
import type { FastifyReply } from 'fastify';
import { VenueClock } from '../clock/venue-clock.ts';
import { isDatabaseUnavailable } from '../database/errors.ts';
import { formatParameters } from '../i18n/format-parameters.ts';
import { Translator } from '../i18n/translator.ts';
import { DomainError, type FieldError } from '../http/domain-error.ts';
import type { ApiRequest } from '../http/request.ts';

const BY_STATUS: Partial<Record<number, ErrorCode>> = {
  400: 'REQUEST_UNREADABLE',
  401: 'AUTH_REQUIRED',
  403: 'FORBIDDEN',
  404: 'NOT_FOUND',
  405: 'METHOD_NOT_ALLOWED',
  413: 'REQUEST_TOO_LARGE',
  414: 'REQUEST_TOO_LARGE',
  415: 'MEDIA_TYPE_UNSUPPORTED',
  422: 'VALIDATION_FAILED',
  429: 'TOO_MANY_REQUESTS',
};
const DATABASE_AWAY_RETRY_SECONDS = 5;

/**
 * Converts every error to one response format with a stable code and a text. Internal details are
 * not exposed.
 */
@Catch()
export class ErrorFilter implements ExceptionFilter {
  private readonly log = new Logger(ErrorFilter.name);

  constructor(
    private readonly translator: Translator,
    private readonly venueClock: VenueClock,
  ) {}

  catch(error: unknown, host: ArgumentsHost): void {
    this.answer(
      error,
      host.switchToHttp().getRequest<ApiRequest>(),
      host.switchToHttp().getResponse<FastifyReply>(),
    );
  }

  answer(error: unknown, request: ApiRequest, reply: FastifyReply): void {
    const known = reply.hasHeader('allow')
      ? new DomainError('METHOD_NOT_ALLOWED')
      : this.codeOf(error);
    if (known.code === 'INTERNAL_ERROR')
      this.log.error({ err: error, requestId: request.id }, 'unexpected error');
    request.refusedWith = known.code;
    this.send(reply, known, request.locale);
  }

  private send(reply: FastifyReply, { code, details }: DomainError, locale: Locale): void {
    const seconds =
      details.retryAfterSeconds === undefined
        ? null
        : Math.max(1, Math.ceil(details.retryAfterSeconds));
    const wait = this.translator.wait(locale, seconds ?? 0);
    const parameters = {
      wait,
      ...formatParameters(details.parameters ?? {}, locale, (instant) =>
        this.venueClock.wallOf(instant),
      ),
    };
    const message =
      details.sentence === undefined
        ? this.translator.error(locale, code, parameters)
        : this.translator.message(locale, details.sentence, parameters);
    const errorMessages = (details.fields ?? []).map((field) => ({
      field: field.field,
      message: this.sentence(locale, field, message),
    }));
    if (seconds !== null) void reply.header('retry-after', String(seconds));
    void reply
      .status(ERROR_STATUS[code])
      .type('application/json; charset=utf-8')
      .send({ status: 'error', message, code, errorMessages, ...details.extra });
  }

  private sentence(locale: Locale, field: FieldError, fallback: string): string {
    return field.violation === ''
      ? fallback
      : this.translator.violation(locale, field.field, field.violation, field.parameters);
  }

  private codeOf(error: unknown): DomainError {
    if (error instanceof DomainError) return error;
    if (isDatabaseUnavailable(error))
      return new DomainError('DATABASE_UNAVAILABLE', {
        retryAfterSeconds: DATABASE_AWAY_RETRY_SECONDS,
      });
    const status = statusOf(error);
    const code =
      status === undefined
        ? undefined
        : (BY_STATUS[status] ?? (status < 500 ? 'REQUEST_UNREADABLE' : undefined));
    return new DomainError(code ?? 'INTERNAL_ERROR');
  }
}

function statusOf(error: unknown): number | undefined {
  if (error instanceof HttpException) return error.getStatus();
  const { statusCode, code } = (error ?? {}) as { statusCode?: number; code?: string };
  return code?.startsWith('FST_') ? statusCode : undefined;
}
