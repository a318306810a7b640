import { Injectable } from '@nestjs/common';
import { fullNameOf } from '@five/shared/auth/auth.rules';
import { displayNameOf } from '@five/shared/community/players.rules';
import type {
  Sanction as SanctionAnswer,
  StandingAnswer,
} from '@five/shared/community/moderation.contract';
import { DataSource } from 'typeorm';
import { VenueClock } from '../../platform/clock/venue-clock.ts';
import { DomainError } from '../../platform/http/domain-error.ts';
import { selectOf } from '../../platform/rows/columns.ts';
import { Sanction } from './sanction.entity.ts';
import { userColumns } from '../../users/customers/record-customer.ts';

interface PlayerRecordRow {
  firstName: string;
  name: string;
  suspendedUntil: string | null;
  blockedBy: number;
  openReports: number;
}

type SanctionRow = Omit<SanctionAnswer, 'createdAt' | 'liftedAt'> & {
  createdAt: Date;
  liftedAt: Date | null;
};

/** A player's moderation record. */
@Injectable()
export class PlayerRecordQueries {
  constructor(
    private readonly source: DataSource,
    private readonly venueClock: VenueClock,
  ) {}

  async one(reference: string): Promise<StandingAnswer> {
    const [row] = await this.source.query<PlayerRecordRow[]>(PLAYER_RECORD, [
      reference,
      this.venueClock.today(),
    ]);
    if (!row) throw new DomainError('NOT_FOUND');
    const sanctions = await this.source.query<SanctionRow[]>(SANCTIONS, [reference]);
    const { firstName, name, ...rest } = row;
    return {
      id: reference,
      reference,
      displayName: displayNameOf(firstName, name),
      fullName: fullNameOf(firstName, name),
      ...rest,
      sanctions: sanctions.map(({ createdAt, liftedAt, ...sanction }) => ({
        ...sanction,
        createdAt: createdAt.toISOString(),
        liftedAt: liftedAt?.toISOString() ?? null,
      })),
    };
  }
}

const PLAYER_RECORD = `select ${userColumns({ firstName: 'firstName', name: 'name' })},
    (select max(s.until) from community_sanctions s where s.user_id = u.id and s.kind = 'suspension'
    and s.lifted_at is null and s.until >= $2) as "suspendedUntil",
    (select count(*) from player_blocks b where b.blocked_id = u.id) as "blockedBy",
    (select count(*) from community_reports r where r.author_id = u.id
    and r.state = 'open') as "openReports"
  from users u where u.reference = $1 and u.erased_at is null`;
const SANCTIONS = `select
  ${selectOf(Sanction, 's', ['kind', 'reason', 'until', 'createdAt', 'liftedAt'])}, s.made_by as by
  from community_sanctions s join users u on u.id = s.user_id where u.reference = $1
  order by s.id desc`;
