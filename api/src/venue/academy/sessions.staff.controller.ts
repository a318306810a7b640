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
import { Written } from '../../platform/http/written.ts';
import type { Once } from '../../platform/idempotency/idempotency.ts';
import { IdempotencyKey } from '../../platform/idempotency/once.decorator.ts';
import type { RawQuery } from '../../platform/lists/list-query.ts';
import { type Reader, TextReader } from '../../platform/texts/reader.ts';
import { AttendanceService } from './attendance.service.ts';
import { SessionsQueries } from './sessions.queries.ts';
import { SessionsService } from './sessions.service.ts';

/** Weekly sessions of the academy: read by staff, edited by an admin. */
@Controller('academy_sessions')
export class SessionsStaffController {
  constructor(
    private readonly service: SessionsService,
    private readonly queries: SessionsQueries,
    private readonly attendance: AttendanceService,
  ) {}

  @Get()
  @Allow('academySessions.read')
  list(@Query() query: RawQuery, @TextReader() reader: Reader) {
    return this.queries.page(query, reader);
  }

  @Get(':id')
  @Allow('academySessions.read')
  one(@PathReference() reference: string, @TextReader() reader: Reader) {
    return this.queries.one(reference, reader);
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
    return Written.of('academySessions.noted', await this.attendance.read(reference, body.date));
  }

  @Post()
  @Allow('academySessions.create')
  async create(
    @CurrentCaller() caller: Caller,
    @Body() body: CreateSessionRequest,
    @TextReader() reader: Reader,
    @IdempotencyKey() once: Once | null,
  ) {
    return Written.of(
      'academySessions.created',
      await this.queries.one(await this.service.create(caller, body, once), reader),
    );
  }

  @Put(':reference')
  @Allow('academySessions.update')
  async update(
    @CurrentCaller() caller: Caller,
    @PathReference() reference: string,
    @Body() body: UpdateSessionRequest,
    @TextReader() reader: Reader,
  ) {
    await this.service.update(caller, reference, body);
    return Written.of('academySessions.updated', await this.queries.one(reference, reader));
  }

  @Delete(':reference')
  @Allow('academySessions.delete')
  async remove(
    @CurrentCaller() caller: Caller,
    @PathReference() reference: string,
    @Query() query: RawQuery,
    @TextReader() reader: Reader,
  ) {
    await this.service.remove(caller, reference);
    return Written.of('academySessions.deleted', (await this.queries.page(query, reader)).rows);
  }
}
