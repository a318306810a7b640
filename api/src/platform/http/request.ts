import type { ErrorCode } from '@five/shared/errors/error-codes';
import type { FastifyRequest } from 'fastify';
import type { CallerRequest } from '../access/caller.ts';
import type { Upload } from './uploads/upload.ts';

/** The request with the fields that the platform's hooks add. */
export interface ApiRequest extends FastifyRequest, CallerRequest {
  /** The file of a form request. */
  upload?: Upload;
  /** The body as it was sent, of a call whose body has a signature. */
  rawBody?: string;
  /** The error code of a refused request, for the log. */
  refusedWith?: ErrorCode;
}
