import { Injectable } from '@nestjs/common';
import type { SquadRole } from '@five/shared/community/squads/squads.codes';
import { leads } from '@five/shared/community/squads/squads.rules';
import { DataSource, In } from 'typeorm';
import { BookingSquads, type SquadFollower } from '../../bookings/record/booking-squads.ts';
import type { Tx } from '../../platform/database/transactions.ts';
import { fieldRefused } from '../../platform/http/domain-error.ts';
import { Squad } from './squad.entity.ts';
import { SquadPeople } from './squad-people.ts';
import { type LockedSquad, SquadStore } from './squad-store.ts';

type NewDates = Parameters<SquadFollower['open']>[1];

/** Opens the matches of new bookings for the squad that they name. */
@Injectable()
export class SquadFollowings implements SquadFollower {
  constructor(
    private readonly store: SquadStore,
    private readonly people: SquadPeople,
    private readonly source: DataSource,
    bookings: BookingSquads,
  ) {
    bookings.register(this);
  }

  async open(tx: Tx, bookings: NewDates, squad: string): Promise<void> {
    const locked = await this.lockLed(tx, squad, bookings[0]?.customerId);
    await this.people.open(tx, locked, referencesOf(bookings));
  }

  async sizeOf(tx: Tx, squad: string, customerId: number): Promise<number> {
    return (await this.lockLed(tx, squad, customerId)).squad.size;
  }

  async names(squads: readonly string[]): Promise<ReadonlyMap<string, string>> {
    const found = await this.source
      .getRepository(Squad)
      .find({ select: { reference: true, name: true }, where: { reference: In([...squads]) } });
    return new Map(found.map(({ reference, name }) => [reference, name]));
  }

  async openIfLed(
    tx: Tx,
    { reference, customerId }: NewDates[number],
    squad: string,
    size: number,
  ): Promise<void> {
    const locked = await this.store.lock(tx, squad);
    if (!locked || !leads(roleIn(locked, customerId))) return;
    await this.people.open(tx, { ...locked, squad: { ...locked.squad, size } }, [reference]);
  }

  async carryOver(tx: Tx, bookings: NewDates, seriesId: number): Promise<void> {
    const [row] = await tx.query<{ reference: string }[]>(SQUAD_OF_SERIES, [seriesId]);
    const locked = row && (await this.store.lock(tx, row.reference));
    if (locked) await this.people.open(tx, locked, referencesOf(bookings));
  }

  private async lockLed(tx: Tx, squad: string, customer?: number): Promise<LockedSquad> {
    const locked = await this.store.lock(tx, squad);
    const role = locked && roleIn(locked, customer);
    if (!locked || !role) throw fieldRefused('REFERENCE_UNKNOWN', 'squad');
    if (!leads(role)) throw fieldRefused('SQUAD_NOT_CAPTAIN', 'squad');
    return locked;
  }
}

const roleIn = ({ members }: LockedSquad, customer: number | undefined): SquadRole | null =>
  members.find(({ customerId }) => customerId === customer)?.role ?? null;
const referencesOf = (bookings: NewDates): string[] => bookings.map(({ reference }) => reference);

/** Squad of the last date of a series that has one. */
const SQUAD_OF_SERIES = `select s.reference from bookings b
  join booking_matches k on k.booking_id = b.id join squads s on s.id = k.squad_id
  where b.series_id = $1 order by lower(b.period) desc limit 1`;
