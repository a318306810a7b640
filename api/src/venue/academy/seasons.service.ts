import { Injectable } from '@nestjs/common';
import type {
  CreateSeasonRequest,
  UpdateSeasonRequest,
} from '@five/shared/academy/academy.requests';
import type { Caller } from '../../platform/access/caller.ts';
import { Audit } from '../../platform/audit/audit.ts';
import { isChanged } from '../../platform/audit/changes.ts';
import { Clock } from '../../platform/clock/clock.ts';
import { type Tx, violatedConstraint } from '../../platform/database/transactions.ts';
import { codeRefused, DomainError } from '../../platform/http/domain-error.ts';
import type { IdempotencyContext } from '../../platform/idempotency/idempotency.ts';
import { IdempotentTransactions } from '../../platform/idempotency/idempotent-transactions.ts';
import { newReference } from '../../platform/references.ts';
import { plainTexts, searchText } from '../../platform/texts/content-language.ts';
import { AcademySeason } from './academy-season.entity.ts';
import { SessionDates } from './session-dates.ts';

/**
 * Creates, updates and deletes academy seasons for an admin. A season with sessions cannot be
 * deleted.
 */
@Injectable()
export class SeasonsService {
  constructor(
    private readonly transactions: IdempotentTransactions,
    private readonly dates: SessionDates,
    private readonly audit: Audit,
    private readonly clock: Clock,
  ) {}

  /** Returns the reference of the new season. */
  async create(
    by: Caller,
    request: CreateSeasonRequest,
    idempotency: IdempotencyContext | null = null,
  ): Promise<string> {
    return this.transactions.runOnce(idempotency, async (tx) => {
      const season = tx.create(AcademySeason, {
        reference: newReference('AS'),
        text: null,
        createdAt: this.clock.now(),
      });
      await tx.save(filled(season, request));
      await this.note(tx, by, 'academySeason.create', season);
      return season.reference;
    });
  }

  /** Updates the season and, with it, the dates of its sessions. */
  async update(by: Caller, reference: string, request: UpdateSeasonRequest): Promise<void> {
    await this.transactions.run(async (tx) => {
      const season = await locked(tx, reference);
      const before = { ...season };
      await tx.save(filled(season, request));
      const sessions = await tx.query<{ reference: string }[]>(
        'select reference from academy_sessions where season_id = $1',
        [season.id],
      );
      await this.dates.settle(
        tx,
        sessions.map((session) => session.reference),
      );
      if (isChanged(before, season)) await this.note(tx, by, 'academySeason.update', season);
    });
  }

  async remove(by: Caller, reference: string): Promise<void> {
    await this.transactions.run(async (tx) => {
      const season = await locked(tx, reference);
      await tx.delete(AcademySeason, { id: season.id }).catch(inUse);
      await this.note(tx, by, 'academySeason.delete', season);
    });
  }

  private note(
    tx: Tx,
    by: Caller,
    act: string,
    { reference, fromDate, toDate }: AcademySeason,
  ): Promise<void> {
    return this.audit.record(tx, {
      actor: by.reference,
      act,
      subjectKind: 'academySeason',
      subject: reference,
      changed: { fromDate, toDate },
    });
  }
}

async function locked(tx: Tx, reference: string): Promise<AcademySeason> {
  const season = await tx.findOne(AcademySeason, {
    where: { reference },
    lock: { mode: 'pessimistic_write' },
  });
  if (!season) throw new DomainError('NOT_FOUND');
  return season;
}

function filled(
  season: AcademySeason,
  { name, text, from, to }: UpdateSeasonRequest,
): AcademySeason {
  if (name) season.name = plainTexts(name);
  if (text !== undefined) season.text = text && plainTexts(text);
  if (from !== undefined) season.fromDate = from;
  if (to !== undefined) season.toDate = to;
  if (season.toDate < season.fromDate) throw codeRefused('ACADEMY_DATES');
  season.search = searchText(season.reference, season.name);
  return season;
}

function inUse(error: unknown): never {
  throw violatedConstraint(error) === 'academy_sessions_season'
    ? new DomainError('ACADEMY_IN_USE')
    : error;
}
