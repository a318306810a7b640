import { Injectable } from '@nestjs/common';
import type { ReliabilityAnswer } from '@five/shared/community/matches/reliability.contract';
import type { SquadRole } from '@five/shared/community/squads/squads.codes';
import { leads } from '@five/shared/community/squads/squads.rules';
import { DataSource } from 'typeorm';
import type { Caller } from '../../platform/access/caller.ts';
import { DomainError } from '../../platform/http/domain-error.ts';
import { ReliabilityQueries } from '../matches/reliability/reliability.queries.ts';

interface MemberRow {
  customerId: number | null;
  /** Role of the caller. */
  role: SquadRole;
}

/** What only the player reads about a case. */
const NOT_SHARED = { booking: null, seat: null, dispute: null, disputeUntil: null };

/** Reads the reliability of members for the captains of their squad. */
@Injectable()
export class SquadReliabilityQueries {
  constructor(
    private readonly source: DataSource,
    private readonly reliability: ReliabilityQueries,
  ) {}

  /**
   * Reads the reliability of a member with an account. The bookings and disputes of its
   * cases are left out.
   * @throws DomainError NOT_FOUND, also for a squad of others and for a guest; FORBIDDEN
   */
  async of(squad: string, member: string, { customerId }: Caller): Promise<ReliabilityAnswer> {
    const [row] = await this.source.query<MemberRow[]>(MEMBER, [squad, member, customerId]);
    if (!row) throw new DomainError('NOT_FOUND');
    if (!leads(row.role)) throw new DomainError('FORBIDDEN');
    if (row.customerId === null) throw new DomainError('NOT_FOUND');
    const answer = await this.reliability.of(row.customerId);
    const entries = answer.entries.map((entry) => ({ ...entry, ...NOT_SHARED }));
    return { ...answer, entries };
  }
}

const MEMBER = `select m.customer_id as "customerId", o.role from squads s
  join squad_members m on m.squad_id = s.id
  join squad_members o on o.squad_id = s.id and o.customer_id = $3
  where s.reference = $1 and m.reference = $2`;
