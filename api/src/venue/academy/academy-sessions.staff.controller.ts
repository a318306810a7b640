import { Controller, Query } from '@nestjs/common';
import type { BodyOf } from '@five/shared/contract/call-types';
import { type Caller, CurrentCaller } from '../../platform/access/caller.ts';
import { contentController } from '../../platform/content/content-controller.ts';
import { Endpoint, RequestBody, WriteResult } from '../../platform/http/endpoint.ts';
import { dateOfQuery, PathReference } from '../../platform/http/path-reference.ts';
import { AttendanceService } from './attendance.service.ts';
import { AcademySessionsQueries } from './academy-sessions.queries.ts';
import { AcademySessionsService } from './academy-sessions.service.ts';

/**
 * API routes of the academy's weekly sessions for the back-office. Staff read the sessions; an
 * admin edits them.
 */
@Controller()
export class AcademySessionsStaffController extends contentController('academy_sessions', {
  messages: 'academySessions',
  queries: AcademySessionsQueries,
  service: AcademySessionsService,
}) {
  constructor(
    queries: AcademySessionsQueries,
    service: AcademySessionsService,
    private readonly attendance: AttendanceService,
  ) {
    super(queries, service);
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
}
