import { Injectable } from '@nestjs/common';
import { usualSize } from '@five/shared/community/matches/matches.rules';
import type { CreateSquadRequest } from '@five/shared/community/squads/squads.requests';
import { MAX_MEMBERS, MAX_SQUADS } from '@five/shared/community/squads/squads.rules';
import type { Caller } from '../../platform/access/caller.ts';
import { Clock } from '../../platform/clock/clock.ts';
import type { Tx } from '../../platform/database/transactions.ts';
import { DomainError } from '../../platform/http/domain-error.ts';
import { newReference } from '../../platform/references.ts';
import { VenueSettings } from '../../settings/venue-settings.ts';
import { CustomersService } from '../../users/customers/customers.service.ts';
import type { ListedPerson, LockedMatchList } from '../matches/match-lists.ts';
import { MatchPerson } from '../matches/match-person.entity.ts';
import { SquadMember } from './squad-member.entity.ts';
import { SquadStore } from './squad-store.ts';
import { Squad } from './squad.entity.ts';

/** Stores new squads with their first members. */
@Injectable()
export class NewSquads {
  constructor(
    private readonly customers: CustomersService,
    private readonly store: SquadStore,
    private readonly settings: VenueSettings,
    private readonly clock: Clock,
  ) {}

  /**
   * Locks the customer that becomes captain, so that the number of squads stays below its limit.
   * @throws DomainError SQUADS_TOO_MANY
   */
  async lockCaptain(tx: Tx, { customerId }: Caller): Promise<void> {
    await this.customers.lock(tx, customerId);
    const { length } = await this.store.ledBy(tx, customerId);
    if (length >= MAX_SQUADS)
      throw new DomainError('SQUADS_TOO_MANY', { parameters: { count: MAX_SQUADS } });
  }

  /** Stores a squad of the caller and of those who come to `match`; returns its reference. */
  async insert(
    tx: Tx,
    { customerId }: Caller,
    { name, size }: CreateSquadRequest,
    match: LockedMatchList | null,
  ): Promise<string> {
    const now = this.clock.now();
    const reference = newReference('SQ');
    const { playersPerMatch } = await this.settings.current();
    const inserted = await tx.insert(Squad, {
      reference,
      name,
      size: size ?? match?.match.size ?? usualSize(playersPerMatch),
      linkVersion: 1,
      createdAt: now,
    });
    const squadId = idOf(inserted.identifiers[0]);
    const since = { squadId, createdAt: now };
    await tx.insert(SquadMember, {
      ...since,
      reference: newReference('SM'),
      customerId,
      role: 'captain',
    });
    for (const person of this.comingTo(match, customerId)) await this.take(tx, since, person);
    return reference;
  }

  /** Those who come besides the captain, seats first. */
  private comingTo(match: LockedMatchList | null, captainId: number): ListedPerson[] {
    return (match?.people ?? [])
      .filter(({ answer, customerId }) => answer === 'in' && customerId !== captainId)
      .filter((person, index, all) => all.findIndex((other) => isSame(person, other)) === index)
      .slice(0, MAX_MEMBERS - 1);
  }

  private async take(
    tx: Tx,
    since: Pick<SquadMember, 'squadId' | 'createdAt'>,
    { id, customerId, name, phone }: ListedPerson,
  ): Promise<void> {
    const { identifiers } = await tx.insert(SquadMember, {
      ...since,
      reference: newReference('SM'),
      customerId,
      name,
      phone,
      role: 'member',
    });
    await tx.update(MatchPerson, { id }, { squadMemberId: idOf(identifiers[0]) });
  }
}

const idOf = (identifier: object | undefined): number =>
  Number(Reflect.get(identifier ?? {}, 'id'));

/** Whether two people of a match cannot both be members: guests with one phone. */
const isSame = (one: ListedPerson, other: ListedPerson): boolean =>
  one.id === other.id || (one.phone !== null && one.phone === other.phone);
