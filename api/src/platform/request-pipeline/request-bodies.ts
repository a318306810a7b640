import { Injectable } from '@nestjs/common';
import { DomainError } from '../http/domain-error.ts';
import { bodiesOf, bodyOf, callOfHandler } from '../http/endpoint.ts';
import { type FormShape, readForm } from '../http/uploads/form-body.ts';
import type { RoleBodies } from '@five/shared/platform/call';
import { schemaOfRequest } from '../openapi/request-schema.ts';
import { RawBody } from '../http/raw-body.ts';
import { readBody } from '../http/read-body.ts';
import type { ApiRequest } from '../http/request.ts';
import { UploadIntake } from '../http/uploads/upload-intake.ts';

const MOST_NAMED = 50;
const MAX_FIELD = 100;

/** An upload or form that is being handled. It is ended when the handler has finished. */
interface Incoming {
  end(): void;
}

/** Reads the bodies of requests. */
@Injectable()
export class RequestBodies {
  constructor(private readonly intake: UploadIntake) {}

  /**
   * Sets `request.body` to the fields of the body. Returns the form that the caller has to end when
   * the handler has finished, which releases its upload slot and its temporary file; null without a
   * form.
   * @throws DomainError VALIDATION_FAILED, MEDIA_TYPE_UNSUPPORTED, and the refusals of uploads
   */
  async read(request: ApiRequest, handler: object): Promise<Incoming | null> {
    const call = callOfHandler(handler);
    const bodies = bodiesOf(call);
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      if (request.isMultipart()) return this.readForm(request, call?.form, bodies);
      if (call?.signed && request.body instanceof RawBody) request.rawBody = request.body.text;
      request.body = withoutOwnKeys(
        request,
        request.body instanceof RawBody ? readBody(request.body, call?.form?.urlEncoded) : {},
      );
    }
    if (bodies === null && !call?.signed) refuseFields(request.body);
    return null;
  }

  private async readForm(
    request: ApiRequest,
    form: FormShape | undefined,
    bodies: RoleBodies | null,
  ): Promise<Incoming> {
    if (!form) throw new DomainError('MEDIA_TYPE_UNSUPPORTED');
    // A form is parsed by the same request class as the equivalent JSON body.
    const schema = bodies === null ? {} : schemaOfRequest(bodyOf(bodies, request.user?.role));
    const incoming = this.intake.admit(request, form.file ?? false);
    try {
      request.body = withoutOwnKeys(
        request,
        await incoming.received(this.intake.patience, () =>
          readForm(request, incoming, form, schema),
        ),
      );
      if (bodies === null) refuseFields(request.body);
      return incoming;
    } catch (error) {
      incoming.end();
      throw error;
    }
  }
}

const withoutOwnKeys = (request: ApiRequest, body: Record<string, unknown>) =>
  request.method === 'PUT' ? withoutPathKeys(body, request.params as Record<string, string>) : body;

/** Refuses every field of a body, for a route without a body. */
function refuseFields(body: unknown): void {
  const fields = Object.keys(body ?? {}).slice(0, MOST_NAMED);
  if (fields.length > 0)
    throw new DomainError('VALIDATION_FAILED', {
      fields: fields.map((field) => ({
        field: field.slice(0, MAX_FIELD),
        violation: 'unknownField',
      })),
    });
}

/**
 * Removes `id` and `reference` from a record sent by react-admin. They are accepted if they equal
 * the path parameters.
 */
function withoutPathKeys(
  body: Record<string, unknown>,
  params: Record<string, string>,
): Record<string, unknown> {
  const named = params.reference ?? params.id;
  const { id = named, reference = named, ...rest } = body;
  const foreign = [id === named ? null : 'id', reference === named ? null : 'reference'].filter(
    (key) => key !== null,
  );
  if (foreign.length === 0) return rest;
  throw new DomainError('VALIDATION_FAILED', {
    fields: foreign.map((field) => ({ field, violation: 'unknownField' })),
  });
}
