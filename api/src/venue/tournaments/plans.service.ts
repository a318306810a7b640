import { Injectable } from '@nestjs/common';
import { textOf } from '@five/shared/locales/locale';
import { daysBetween } from '@five/shared/time/wall-time';
import { isTooWide, type Place, planOf } from '@five/shared/tournaments/plan.rules';
import type { PlanRequest } from '@five/shared/tournaments/tournaments.requests';
import type { Caller } from '../../platform/access/caller.ts';
import { Audit } from '../../platform/audit/audit.ts';
import type { Tx } from '../../platform/database/transactions.ts';
import { codeRefused, DomainError, fieldRefused } from '../../platform/http/domain-error.ts';
import {
  type IdempotencyContext,
  IdempotentTransactions,
} from '../../platform/idempotency/idempotency.ts';
import { PitchesQueries, type PitchRow } from '../../slots/pitches.queries.ts';
import { MatchSlots, slotOf } from './match-slots.ts';
import { Match } from './match.entity.ts';
import { found, TournamentStore } from './tournament-store.ts';
import type { Tournament } from './tournament.entity.ts';

/** The longest period of a tournament schedule, in days. */
const MOST_DAYS = 60;

/** Schedules the matches of a draw in the opening hours, around existing occupancies. */
@Injectable()
export class PlansService {
  constructor(
    private readonly transactions: IdempotentTransactions,
    private readonly store: TournamentStore,
    private readonly slots: MatchSlots,
    private readonly pitches: PitchesQueries,
    private readonly audit: Audit,
  ) {}

  /**
   * Schedules all matches that have no time yet. If they do not all fit, it schedules none.
   * @throws DomainError NOT_FOUND, TOURNAMENT_DATES for an invalid or too long period,
   * BOOKING_PITCH_UNKNOWN, TOURNAMENT_NO_ROOM if the matches do not all fit, MATCH_SLOT_TAKEN
   */
  async plan(
    by: Caller,
    slug: string,
    request: PlanRequest,
    idempotency: IdempotencyContext | null = null,
  ): Promise<string> {
    const days = daysBetween(request.from, request.to);
    if (days < 0 || days >= MOST_DAYS || isTooWide(request)) throw codeRefused('TOURNAMENT_DATES');
    const pitches = await this.named(request.pitches);
    return this.transactions.runOnce(idempotency, async (tx) => {
      const tournament = await this.store.lock(tx, slug);
      const { matches } = await this.store.whole(tx, tournament.id);
      const planned = planOf(matches, request, await this.slots.around(tx, request, pitches));
      if (!planned) throw new DomainError('TOURNAMENT_NO_ROOM');
      // Pitches are occupied in the order that all transactions use, to avoid deadlocks.
      for (const place of planned.toSorted(inOrder))
        await this.applyPlace(tx, tournament, place, pitches);
      if (planned.length > 0)
        await this.audit.record(tx, {
          actor: by.reference,
          act: 'tournament.plan',
          subjectKind: 'tournament',
          subject: slug,
          changed: { matches: planned.length },
        });
      return slug;
    });
  }

  private async applyPlace(
    tx: Tx,
    tournament: Tournament,
    { reference, pitch, ...hours }: Place,
    pitches: readonly PitchRow[],
  ): Promise<void> {
    const match = found(await tx.findOneBy(Match, { reference }));
    Object.assign(match, hours, {
      pitchId: pitches.find(({ code }) => code === pitch)?.id ?? null,
    });
    await tx.save(match);
    await this.slots.settle(
      tx,
      reference,
      { had: null, needs: slotOf(match) },
      textOf(tournament.title, 'fr'),
    );
  }

  private async named(codes: readonly string[]): Promise<PitchRow[]> {
    const open = await this.pitches.active();
    return codes.map((code) => open.find((pitch) => pitch.code === code) ?? unknownPitch());
  }
}

const keyOf = ({ pitch, date, startTime }: Place): string => `${pitch} ${date} ${startTime}`;
const inOrder = (one: Place, other: Place): number => (keyOf(one) < keyOf(other) ? -1 : 1);

function unknownPitch(): never {
  throw fieldRefused('BOOKING_PITCH_UNKNOWN', 'pitches');
}
