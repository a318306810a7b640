import { Inject, Query, type Type } from '@nestjs/common';
import type { BodyOf, CallKey, KeyOf, PathOf } from '@five/shared/contract/call-types';
import { CALLS } from '@five/shared/contract/calls';
import { type Caller, CurrentCaller } from '../access/caller.ts';
import { Endpoint, RequestBody, WriteResult } from '../http/endpoint.ts';
import { PathReference } from '../http/path-reference.ts';
import { SentFile, type Upload } from '../http/uploads/upload.ts';
import { type IdempotencyContext, IdempotencyKey } from '../idempotency/idempotency.ts';
import type { RawQuery } from '../lists/list-query.ts';
import type { ContentQueries } from './content-queries.ts';
import type { ContentService } from './content-service.ts';
import { type ContentViewer, CurrentContentViewer } from './content-viewer.ts';

type TableOf<Path> = Path extends `${infer Table}/{reference}` ? Table : never;

/** Paths with the calls that list, create, update and delete the rows of a table. */
type ContentPath = PathOf<'GET'> & PathOf<'POST'> & TableOf<PathOf<'PUT'> & PathOf<'DELETE'>>;

type CreateBody<P extends string> = BodyOf<KeyOf<'POST', P>> & object;
type UpdateBody<P extends string> = BodyOf<KeyOf<'PUT', `${P}/{reference}`>> & object;
type Queries = Pick<ContentQueries<object, unknown>, 'page' | 'one'>;
type ServiceOf<P extends string> = Pick<
  ContentService<{ id: number }, CreateBody<P>, UpdateBody<P>>,
  'create' | 'update' | 'remove'
>;

interface ContentRoutes<P extends ContentPath> {
  /** First part of the message keys of the writes, such as `promos` in `promos.created`. */
  messages: string;
  queries: Type<Queries>;
  service: Type<ServiceOf<P>>;
  /** Decorator of the parameter that identifies a row in the path. */
  reference?: () => ParameterDecorator;
}

/**
 * Returns a controller class with the handlers that are the same for all content tables. The calls
 * declare their permissions, bodies and forms. A handler of `GET path/{id}` is included if the
 * table of calls has it.
 */
export function contentController<P extends ContentPath>(path: P, routes: ContentRoutes<P>) {
  const { messages, queries, service, reference: Reference = PathReference } = routes;
  class ContentController {
    constructor(
      @Inject(queries) readonly queries: Queries,
      @Inject(service) readonly service: ServiceOf<P>,
    ) {}

    @Endpoint(`GET ${path}` as CallKey)
    list(@Query() query: RawQuery, @CurrentContentViewer() viewer: ContentViewer) {
      return this.queries.page(query, viewer);
    }

    @EndpointIfDeclared(`GET ${path}/{id}`)
    one(@Reference() reference: string, @CurrentContentViewer() viewer: ContentViewer) {
      return this.queries.one(reference, viewer);
    }

    @Endpoint(`POST ${path}` as CallKey)
    async create(
      @CurrentCaller() caller: Caller,
      @RequestBody() body: CreateBody<P>,
      @SentFile() file: Upload | null,
      @IdempotencyKey() idempotency: IdempotencyContext | null,
      @CurrentContentViewer() viewer: ContentViewer,
    ) {
      const reference = await this.service.create(caller, body, file, idempotency);
      return WriteResult.of(`${messages}.created`, await this.queries.one(reference, viewer));
    }

    @Endpoint(`PUT ${path}/{reference}` as CallKey)
    async update(
      @CurrentCaller() caller: Caller,
      @Reference() reference: string,
      @RequestBody() body: UpdateBody<P>,
      @SentFile() file: Upload | null,
      @CurrentContentViewer() viewer: ContentViewer,
    ) {
      await this.service.update(caller, reference, body, file);
      return WriteResult.of(`${messages}.updated`, await this.queries.one(reference, viewer));
    }

    @Endpoint(`DELETE ${path}/{reference}` as CallKey)
    async remove(
      @CurrentCaller() caller: Caller,
      @Reference() reference: string,
      @Query() query: RawQuery,
      @CurrentContentViewer() viewer: ContentViewer,
    ) {
      await this.service.remove(caller, reference);
      return WriteResult.of(`${messages}.deleted`, (await this.queries.page(query, viewer)).rows);
    }
  }
  return ContentController;
}

/** Makes a method the handler of a call if the table of calls has it. */
const EndpointIfDeclared = (key: string): MethodDecorator =>
  key in CALLS ? Endpoint(key as CallKey) : () => undefined;
