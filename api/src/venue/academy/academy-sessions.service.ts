import { Injectable } from '@nestjs/common';
import type {
  CreateSessionRequest,
  UpdateSessionRequest,
} from '@five/shared/academy/academy.requests';
import {
  applyChanges,
  type ContentAct,
  ContentService,
  ContentTools,
} from '../../platform/content/content-service.ts';
import { violatedConstraint } from '../../platform/database/errors.ts';
import type { Tx } from '../../platform/database/transactions.ts';
import { codeRefused, DomainError, fieldRefused } from '../../platform/http/domain-error.ts';
import { newReference } from '../../platform/references.ts';
import { plainTexts, searchText } from '../../platform/texts/content-language.ts';
import { PitchesQueries } from '../../slots/pitches.queries.ts';
import { AcademySeason } from './academy-season.entity.ts';
import { AcademySession } from './academy-session.entity.ts';
import { Capacity } from './capacity.ts';
import { SessionDates } from './session-dates.ts';
import { lockSessions } from './session-row.ts';

type SessionChange = CreateSessionRequest | UpdateSessionRequest;

/**
 * Creates, updates and deletes weekly sessions for an admin. Their upcoming dates and waiting lists
 * are updated at once.
 */
@Injectable()
export class AcademySessionsService extends ContentService<
  AcademySession,
  CreateSessionRequest,
  UpdateSessionRequest
> {
  protected readonly table = { entity: AcademySession, kind: 'academySession', version: 'academy' };

  constructor(
    tools: ContentTools,
    private readonly pitches: PitchesQueries,
    private readonly dates: SessionDates,
    private readonly capacity: Capacity,
  ) {
    super(tools);
  }

  protected async initial(tx: Tx, { season: of }: CreateSessionRequest) {
    const season = await tx.findOne(AcademySeason, {
      where: { reference: of },
      lock: { mode: 'pessimistic_read' },
    });
    if (!season) throw fieldRefused('REFERENCE_UNKNOWN', 'season');
    return { reference: newReference('AC'), seasonId: season.id, missed: [] };
  }

  protected async fill(session: AcademySession, request: SessionChange): Promise<void> {
    const { name, weekday, startTime, endTime, pitch, minAge, maxAge, capacity } = request;
    applyChanges(session, {
      name: plainTexts(name),
      weekday,
      startTime,
      endTime,
      pitchId: await this.pitches.idOf(pitch),
      minAge,
      maxAge,
      capacity,
    });
    if (session.maxAge < session.minAge) throw codeRefused('ACADEMY_AGES');
    session.search = searchText(session.reference, session.name);
  }

  protected override async save(tx: Tx, session: AcademySession, request: SessionChange) {
    await super.save(tx, session, request);
    await this.dates.settle(tx, [session.reference]);
  }

  /** Gives free places to the waiting list. */
  protected override async afterUpdate(tx: Tx, { reference }: AcademySession): Promise<void> {
    for (const grown of await lockSessions(tx, [reference])) await this.capacity.fill(tx, grown);
  }

  /** Deletes the session and releases its pitch on all dates. */
  protected override async erase(tx: Tx, session: AcademySession): Promise<ContentAct> {
    const act = await super.erase(tx, session);
    await this.dates.release(tx, session.reference);
    return act;
  }

  protected override auditedChange({ weekday, startTime, endTime, capacity }: AcademySession) {
    return { weekday, startTime, endTime, capacity };
  }

  protected override refusal(error: unknown) {
    return violatedConstraint(error) === 'academy_registrations_session'
      ? new DomainError('ACADEMY_IN_USE')
      : undefined;
  }
}
