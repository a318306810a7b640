import type { Locale } from '@five/shared/locales/locale';
import type { ErrorCode } from '@five/shared/errors/error-codes';
import type { FastifyRequest } from 'fastify';
import type { Caller } from '../access/caller.ts';
import type { Upload } from './upload.ts';

/** The request as the platform's hooks leave it. */
export interface ApiRequest extends FastifyRequest {
  locale: Locale;
  user?: Caller;
  /** The file that came along with a form. */
  upload?: Upload;
  /** Why it was refused, for the log. */
  refusedWith?: ErrorCode;
}
