import { Injectable } from '@nestjs/common';
import type { SquadInvitationAnswer } from '@five/shared/community/squads/squads.contract';
import type { Locale } from '@five/shared/locales/locale';
import { dateOfWall, timeOfWall } from '@five/shared/time/wall-time';
import { DataSource } from 'typeorm';
import type { Caller } from '../../platform/access/caller.ts';
import { VenueClock, wallSql } from '../../platform/clock/venue-clock.ts';
import { Transactions } from '../../platform/database/transactions.ts';
import { DomainError } from '../../platform/http/domain-error.ts';
import { AuthorPresenter } from '../author-presenter.ts';
import { SquadLinks } from './squad-links.ts';
import { SquadMembers } from './squad-members.service.ts';
import { SquadStore } from './squad-store.ts';
import { NEXT_START } from './squads.queries.ts';

interface InvitationRow {
  reference: string;
  linkVersion: number;
  name: string;
  captain: string | null;
  members: number;
  next: string | null;
  isMember: boolean;
}

/** Reads squads for holders of their link. */
@Injectable()
export class SquadInvitationsQueries {
  constructor(
    private readonly source: DataSource,
    private readonly links: SquadLinks,
    private readonly authors: AuthorPresenter,
    private readonly venueClock: VenueClock,
  ) {}

  /** @throws DomainError NOT_FOUND */
  async one(token: string, by: Caller | undefined, locale: Locale): Promise<SquadInvitationAnswer> {
    const row = await this.find(token, by);
    if (!row) throw new DomainError('NOT_FOUND');
    const { name, captain, members, next, isMember, reference } = row;
    return {
      name,
      captain: captain ?? this.authors.nameOf(null, locale),
      members,
      nextDate: next === null ? null : dateOfWall(next),
      nextTime: next === null ? null : timeOfWall(next),
      squad: isMember ? reference : null,
    };
  }

  /** Name of the squad that a token opens; null for a token that opens none. */
  async nameOf(token: string): Promise<string | null> {
    return (await this.find(token, undefined))?.name ?? null;
  }

  private async find(token: string, by: Caller | undefined): Promise<InvitationRow | undefined> {
    const [row] = await this.source.query<InvitationRow[]>(INVITATION, [
      this.links.squadIn(token),
      this.venueClock.now(),
      by?.customerId ?? null,
    ]);
    return row && this.links.opens(token, row) ? row : undefined;
  }
}

/** Lets players join the squad of a link. */
@Injectable()
export class SquadInvitations {
  constructor(
    private readonly transactions: Transactions,
    private readonly store: SquadStore,
    private readonly members: SquadMembers,
    private readonly links: SquadLinks,
  ) {}

  /**
   * Adds the caller, and returns the reference of the squad. A member changes nothing.
   * @throws DomainError NOT_FOUND, SQUAD_FULL
   */
  join(token: string, by: Caller): Promise<string> {
    return this.transactions.run(async (tx) => {
      const locked = await this.store.lock(tx, this.links.squadIn(token));
      if (!locked || !this.links.opens(token, locked.squad)) throw new DomainError('NOT_FOUND');
      if (!locked.members.some(({ customerId }) => customerId === by.customerId))
        await this.members.join(tx, by, locked);
      return locked.squad.reference;
    });
  }
}

const INVITATION = `select s.reference, s.link_version as "linkVersion", s.name,
    (select coalesce(u.first_name, split_part(c.full_name, ' ', 1)) from squad_members m
      join customers c on c.id = m.customer_id left join users u on u.id = c.user_id
      where m.squad_id = s.id and m.role = 'captain' and c.erased_at is null) as captain,
    (select count(*)::int from squad_members m where m.squad_id = s.id) as members,
    ${wallSql(NEXT_START)} as next,
    exists (select from squad_members m where m.squad_id = s.id and m.customer_id = $3::bigint)
      as "isMember"
  from squads s where s.reference = $1`;
