import { Injectable } from '@nestjs/common';
import type {
  CreateSessionRequest,
  UpdateSessionRequest,
} from '@five/shared/academy/academy.requests';
import type { Caller } from '../../platform/access/caller.ts';
import { Audit } from '../../platform/audit/audit.ts';
import { isChanged } from '../../platform/audit/changes.ts';
import { Clock } from '../../platform/clock/clock.ts';
import { type Tx, violatedConstraint } from '../../platform/database/transactions.ts';
import { codeRefused, DomainError, fieldRefused } from '../../platform/http/domain-error.ts';
import type { IdempotencyContext } from '../../platform/idempotency/idempotency.ts';
import { IdempotentTransactions } from '../../platform/idempotency/idempotent-transactions.ts';
import { newReference } from '../../platform/references.ts';
import { plainTexts, searchText } from '../../platform/texts/content-language.ts';
import { PitchesQueries } from '../../slots/pitches.queries.ts';
import { AcademySeason } from './academy-season.entity.ts';
import { AcademySession } from './academy-session.entity.ts';
import { Capacity } from './capacity.ts';
import { SessionDates } from './session-dates.ts';
import { lockSessions } from './session-row.ts';

/**
 * Creates, updates and deletes weekly sessions for an admin. Their upcoming dates and waiting lists
 * are updated at once.
 */
@Injectable()
export class AcademySessionsService {
  constructor(
    private readonly transactions: IdempotentTransactions,
    private readonly pitches: PitchesQueries,
    private readonly dates: SessionDates,
    private readonly capacity: Capacity,
    private readonly audit: Audit,
    private readonly clock: Clock,
  ) {}

  /** Returns the reference of the new session. */
  async create(
    by: Caller,
    { season: of, ...request }: CreateSessionRequest,
    idempotency: IdempotencyContext | null = null,
  ): Promise<string> {
    return this.transactions.runOnce(idempotency, async (tx) => {
      const season = await tx.findOne(AcademySeason, {
        where: { reference: of },
        lock: { mode: 'pessimistic_read' },
      });
      if (!season) throw fieldRefused('REFERENCE_UNKNOWN', 'season');
      const session = tx.create(AcademySession, {
        reference: newReference('AC'),
        seasonId: season.id,
        missed: [],
        createdAt: this.clock.now(),
      });
      await this.save(tx, session, request);
      await this.note(tx, by, 'academySession.create', session);
      return session.reference;
    });
  }

  async update(by: Caller, reference: string, request: UpdateSessionRequest): Promise<void> {
    await this.transactions.run(async (tx) => {
      const session = await locked(tx, reference);
      const before = { ...session };
      await this.save(tx, session, request);
      for (const grown of await lockSessions(tx, [reference])) await this.capacity.fill(tx, grown);
      if (isChanged(before, session)) await this.note(tx, by, 'academySession.update', session);
    });
  }

  /** Deletes the session and releases its pitch on all dates. */
  async remove(by: Caller, reference: string): Promise<void> {
    await this.transactions.run(async (tx) => {
      const session = await locked(tx, reference);
      await tx.delete(AcademySession, { id: session.id }).catch(inUse);
      await this.dates.release(tx, reference);
      await this.note(tx, by, 'academySession.delete', session);
    });
  }

  private async save(
    tx: Tx,
    session: AcademySession,
    request: UpdateSessionRequest,
  ): Promise<void> {
    fill(session, request);
    if (request.pitch !== undefined) session.pitchId = await this.pitchId(request.pitch);
    if (session.maxAge < session.minAge) throw codeRefused('ACADEMY_AGES');
    await tx.save(session);
    await this.dates.settle(tx, [session.reference]);
  }

  private async pitchId(code: string): Promise<number> {
    const pitch = await this.pitches.byCode(code);
    if (!pitch) throw fieldRefused('BOOKING_PITCH_UNKNOWN', 'pitch');
    return pitch.id;
  }

  private note(
    tx: Tx,
    by: Caller,
    act: string,
    { reference, weekday, startTime, endTime, capacity }: AcademySession,
  ): Promise<void> {
    return this.audit.record(tx, {
      actor: by.reference,
      act,
      subjectKind: 'academySession',
      subject: reference,
      changed: { weekday, startTime, endTime, capacity },
    });
  }
}

async function locked(tx: Tx, reference: string): Promise<AcademySession> {
  const session = await tx.findOne(AcademySession, {
    where: { reference },
    lock: { mode: 'pessimistic_write' },
  });
  if (!session) throw new DomainError('NOT_FOUND');
  return session;
}

function fill(session: AcademySession, { name, pitch: _, ...plain }: UpdateSessionRequest): void {
  Object.assign(
    session,
    Object.fromEntries(Object.entries(plain).filter(([, value]) => value !== undefined)),
  );
  if (name) session.name = plainTexts(name);
  session.search = searchText(session.reference, session.name);
}

function inUse(error: unknown): never {
  throw violatedConstraint(error) === 'academy_registrations_session'
    ? new DomainError('ACADEMY_IN_USE')
    : error;
}
