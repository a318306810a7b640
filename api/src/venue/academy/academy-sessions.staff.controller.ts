import { Body, Controller, Delete, Get, Post, Put, Query } from '@nestjs/common';
import {
  CreateSessionRequest,
  NoteAttendanceRequest,
  UpdateSessionRequest,
} from '@five/shared/academy/academy.requests';
import { Allow } from '../../platform/access/access.ts';
import { type Caller, CurrentCaller } from '../../platform/access/caller.ts';
import { dateOfQuery } from '../../platform/http/date-of-query.ts';
import { PathReference } from '../../platform/http/path-reference.ts';
import { WriteResult } from '../../platform/http/write-result.ts';
import type { IdempotencyContext } from '../../platform/idempotency/idempotency.ts';
import { IdempotencyKey } from '../../platform/idempotency/idempotency-key.decorator.ts';
import type { RawQuery } from '../../platform/lists/list-query.ts';
import {
  type ContentLanguage,
  CurrentContentLanguage,
} from '../../platform/texts/content-language.ts';
import { AttendanceService } from './attendance.service.ts';
import { AcademySessionsQueries } from './academy-sessions.queries.ts';
import { AcademySessionsService } from './academy-sessions.service.ts';

/**
 * API routes of the academy's weekly sessions for the back-office. Staff read the sessions; an
 * admin edits them.
 */
@Controller('academy_sessions')
export class AcademySessionsStaffController {
  constructor(
    private readonly service: AcademySessionsService,
    private readonly queries: AcademySessionsQueries,
    private readonly attendance: AttendanceService,
  ) {}

  @Get()
  @Allow('academySessions.read')
  list(@Query() query: RawQuery, @CurrentContentLanguage() language: ContentLanguage) {
    return this.queries.page(query, language);
  }

  @Get(':id')
  @Allow('academySessions.read')
  one(@PathReference() reference: string, @CurrentContentLanguage() language: ContentLanguage) {
    return this.queries.one(reference, language);
  }

  @Get(':id/attendance')
  @Allow('attendance.read')
  attending(@PathReference() reference: string, @Query('date') date: unknown) {
    return this.attendance.read(reference, dateOfQuery(date));
  }

  @Put(':reference/attendance')
  @Allow('attendance.update')
  async note(
    @CurrentCaller() caller: Caller,
    @PathReference() reference: string,
    @Body() body: NoteAttendanceRequest,
  ) {
    await this.attendance.note(caller, reference, body);
    return WriteResult.of(
      'academySessions.noted',
      await this.attendance.read(reference, body.date),
    );
  }

  @Post()
  @Allow('academySessions.create')
  async create(
    @CurrentCaller() caller: Caller,
    @Body() body: CreateSessionRequest,
    @CurrentContentLanguage() language: ContentLanguage,
    @IdempotencyKey() idempotency: IdempotencyContext | null,
  ) {
    return WriteResult.of(
      'academySessions.created',
      await this.queries.one(await this.service.create(caller, body, idempotency), language),
    );
  }

  @Put(':reference')
  @Allow('academySessions.update')
  async update(
    @CurrentCaller() caller: Caller,
    @PathReference() reference: string,
    @Body() body: UpdateSessionRequest,
    @CurrentContentLanguage() language: ContentLanguage,
  ) {
    await this.service.update(caller, reference, body);
    return WriteResult.of('academySessions.updated', await this.queries.one(reference, language));
  }

  @Delete(':reference')
  @Allow('academySessions.delete')
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
