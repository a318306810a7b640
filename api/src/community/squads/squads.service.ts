import { Injectable } from '@nestjs/common';
import type {
  CreateSquadRequest,
  SquadMatchesRequest,
  UpdateSquadRequest,
} from '@five/shared/community/squads/squads.requests';
import { leads } from '@five/shared/community/squads/squads.rules';
import { Audit } from '../../platform/audit/audit.ts';
import type { Caller } from '../../platform/access/caller.ts';
import type { Tx } from '../../platform/database/transactions.ts';
import { DomainError } from '../../platform/http/domain-error.ts';
import {
  type IdempotencyContext,
  IdempotentTransactions,
} from '../../platform/idempotency/idempotency.ts';
import { NewSquads } from './new-squads.ts';
import { SquadPeople } from './squad-people.ts';
import { SquadSources } from './squad-sources.ts';
import { type OwnSquad, SquadStore } from './squad-store.ts';
import { Squad } from './squad.entity.ts';

/** Creates, changes and deletes squads, and opens matches for them. */
@Injectable()
export class SquadsService {
  constructor(
    private readonly transactions: IdempotentTransactions,
    private readonly store: SquadStore,
    private readonly newSquads: NewSquads,
    private readonly sources: SquadSources,
    private readonly people: SquadPeople,
    private readonly audit: Audit,
  ) {}

  /**
   * Creates a squad and returns its reference.
   * @throws DomainError REFERENCE_UNKNOWN, MATCH_CANCELLED, MATCH_OVER, SQUADS_TOO_MANY
   */
  async create(
    by: Caller,
    input: CreateSquadRequest,
    idempotency: IdempotencyContext | null,
  ): Promise<string> {
    return this.transactions.runOnce(idempotency, async (tx) => {
      await this.newSquads.lockCaptain(tx, by);
      const named = await this.sources.lock(tx, by, input);
      const reference = await this.newSquads.insert(tx, by, input, named.first);
      const locked = await this.store.lockOwn(tx, reference, by);
      await this.people.open(tx, locked, named.bookings);
      await this.note(tx, by, reference, { act: 'create', changed: { bookings: named.bookings } });
      return reference;
    });
  }

  /** @throws DomainError NOT_FOUND, FORBIDDEN */
  async update(by: Caller, reference: string, input: UpdateSquadRequest): Promise<void> {
    await this.transactions.run(async (tx) => {
      const { squad } = await this.lockLed(tx, by, reference);
      const { name = squad.name, size = squad.size } = input;
      if (name === squad.name && size === squad.size) return;
      await tx.update(Squad, { id: squad.id }, { name, size });
      // The audit trail holds no texts that people write.
      await this.note(tx, by, reference, {
        act: 'update',
        changed: { size, name: name !== squad.name },
      });
    });
  }

  /** @throws DomainError NOT_FOUND, FORBIDDEN */
  async delete(by: Caller, reference: string): Promise<void> {
    await this.transactions.run(async (tx) => {
      const locked = await this.lockLed(tx, by, reference);
      await this.people.close(tx, locked);
      await tx.delete(Squad, { id: locked.squad.id });
      await this.note(tx, by, reference, { act: 'delete' });
    });
  }

  /** Ends the present link of a squad. @throws DomainError NOT_FOUND, FORBIDDEN */
  async renewLink(
    by: Caller,
    reference: string,
  ): Promise<Pick<Squad, 'reference' | 'linkVersion'>> {
    return this.transactions.run(async (tx) => {
      const { squad } = await this.lockLed(tx, by, reference);
      const linkVersion = squad.linkVersion + 1;
      await tx.update(Squad, { id: squad.id }, { linkVersion });
      await this.note(tx, by, reference, { act: 'link' });
      return { reference, linkVersion };
    });
  }

  /**
   * Opens the matches of a booking or a series that exist.
   * @throws DomainError NOT_FOUND, FORBIDDEN, REFERENCE_UNKNOWN, MATCH_CANCELLED, MATCH_OVER
   */
  async open(by: Caller, reference: string, input: SquadMatchesRequest): Promise<void> {
    await this.transactions.run(async (tx) => {
      const { bookings } = await this.sources.lock(tx, by, input);
      const locked = await this.store.lockOwn(tx, reference, by);
      if (!leads(locked.role)) throw new DomainError('FORBIDDEN');
      await this.people.open(tx, locked, bookings);
      if (bookings.length > 0)
        await this.note(tx, by, reference, { act: 'open', changed: { bookings } });
    });
  }

  /** Locks a squad for a change that its captain and staff make. */
  private async lockLed(tx: Tx, by: Caller, reference: string): Promise<OwnSquad> {
    const locked = await this.store.lockOwn(tx, reference, by);
    if (locked.role !== 'captain') throw new DomainError('FORBIDDEN');
    return locked;
  }

  private async note(
    tx: Tx,
    { reference: actor }: Caller,
    subject: string,
    { act, changed = null }: { act: string; changed?: Record<string, unknown> | null },
  ): Promise<void> {
    await this.audit.record(tx, {
      actor,
      act: `squad.${act}`,
      subjectKind: 'squad',
      subject,
      changed,
    });
  }
}
