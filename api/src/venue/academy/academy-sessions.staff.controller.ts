import { Controller, Query } from '@nestjs/common';
import type { BodyOf } from '@five/shared/contract/call-types';
import { type Caller, CurrentCaller } from '../../platform/access/caller.ts';
import { dateOfQuery } from '../../platform/http/date-of-query.ts';
import { Endpoint } from '../../platform/http/endpoint.ts';
import { PathReference } from '../../platform/http/path-reference.ts';
import { RequestBody } from '../../platform/http/request-body.ts';
import { WriteResult } from '../../platform/http/write-result.ts';
import { IdempotencyKey } from '../../platform/idempotency/idempotency-key.decorator.ts';
import type { IdempotencyContext } from '../../platform/idempotency/idempotency.ts';
import type { RawQuery } from '../../platform/lists/list-query.ts';
import {
  type ContentLanguage,
  CurrentContentLanguage,
} from '../../platform/texts/content-language.ts';
import { AcademySessionsQueries } from './academy-sessions.queries.ts';
import { AcademySessionsService } from './academy-sessions.service.ts';
import { AttendanceService } from './attendance.service.ts';

/**
 * API routes of the academy's weekly sessions for the back-office. Staff read the sessions; an
 * admin edits them.
 */
@Controller()
export class AcademySessionsStaffController {
  constructor(
    private readonly service: AcademySessionsService,
    private readonly queries: AcademySessionsQueries,
    private readonly attendance: AttendanceService,
  ) {}

  @Endpoint('GET academy_sessions')
  list(@Query() query: RawQuery, @CurrentContentLanguage() language: ContentLanguage) {
    return this.queries.page(query, language);
  }

  @Endpoint('GET academy_sessions/{id}')
  one(@PathReference() reference: string, @CurrentContentLanguage() language: ContentLanguage) {
    return this.queries.one(reference, language);
  }

  @Endpoint('GET academy_sessions/{id}/attendance')
  attending(@PathReference() reference: string, @Query('date') date: unknown) {
    return this.attendance.read(reference, dateOfQuery(date));
  }

  @Endpoint('PUT academy_sessions/{reference}/attendance')
  async note(
    @CurrentCaller() caller: Caller,
    @PathReference() reference: string,
    @RequestBody() body: BodyOf<'PUT academy_sessions/{reference}/attendance'>,
  ) {
    await this.attendance.note(caller, reference, body);
    return WriteResult.of(
      'academySessions.noted',
      await this.attendance.read(reference, body.date),
    );
  }

  @Endpoint('POST academy_sessions')
  async create(
    @CurrentCaller() caller: Caller,
    @RequestBody() body: BodyOf<'POST academy_sessions'>,
    @CurrentContentLanguage() language: ContentLanguage,
    @IdempotencyKey() idempotency: IdempotencyContext | null,
  ) {
    return WriteResult.of(
      'academySessions.created',
      await this.queries.one(await this.service.create(caller, body, null, idempotency), language),
    );
  }

  @Endpoint('PUT academy_sessions/{reference}')
  async update(
    @CurrentCaller() caller: Caller,
    @PathReference() reference: string,
    @RequestBody() body: BodyOf<'PUT academy_sessions/{reference}'>,
    @CurrentContentLanguage() language: ContentLanguage,
  ) {
    await this.service.update(caller, reference, body);
    return WriteResult.of('academySessions.updated', await this.queries.one(reference, language));
  }

  @Endpoint('DELETE academy_sessions/{reference}')
  async remove(
    @CurrentCaller() caller: Caller,
    @PathReference() reference: string,
    @Query() query: RawQuery,
    @CurrentContentLanguage() language: ContentLanguage,
  ) {
    await this.service.remove(caller, reference);
    return WriteResult.of(
      'academySessions.deleted',
      (await this.queries.page(query, language)).rows,
    );
  }
}
