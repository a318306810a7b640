import { Injectable } from '@nestjs/common';
import type { SquadRole } from '@five/shared/community/squads/squads.codes';
import type { SquadMemberRequest } from '@five/shared/community/squads/squads.requests';
import {
  joinProblem,
  leads,
  MAX_MEMBERS,
  mayRemove,
  removalProblem,
} from '@five/shared/community/squads/squads.rules';
import { Audit } from '../../platform/audit/audit.ts';
import type { Caller } from '../../platform/access/caller.ts';
import { Clock } from '../../platform/clock/clock.ts';
import type { Tx } from '../../platform/database/transactions.ts';
import { DomainError, fieldRefused } from '../../platform/http/domain-error.ts';
import { phoneOf } from '../../platform/http/normalized.ts';
import {
  type IdempotencyContext,
  IdempotentTransactions,
} from '../../platform/idempotency/idempotency.ts';
import { newReference } from '../../platform/references.ts';
import { ReservedNames } from '../../users/reserved-names.ts';
import { SquadMember } from './squad-member.entity.ts';
import { SquadPeople } from './squad-people.ts';
import { type LockedSquad, type OwnSquad, SquadStore } from './squad-store.ts';

/** Adds guests to squads, changes the roles of members and removes them. */
@Injectable()
export class SquadMembers {
  constructor(
    private readonly transactions: IdempotentTransactions,
    private readonly store: SquadStore,
    private readonly people: SquadPeople,
    private readonly reservedNames: ReservedNames,
    private readonly audit: Audit,
    private readonly clock: Clock,
  ) {}

  /**
   * Adds a guest by name.
   * @throws DomainError NOT_FOUND, FORBIDDEN, SQUAD_FULL, SQUAD_MEMBER_TWICE, AUTH_NAME_RESERVED
   */
  async addGuest(
    by: Caller,
    reference: string,
    input: SquadMemberRequest,
    idempotency: IdempotencyContext | null,
  ): Promise<void> {
    await this.reservedNames.refuseGuest(input.name);
    const { name } = input;
    const phone =
      input.phone === undefined ? null : phoneOf(input.phone, 'phone', 'AUTH_PHONE_INVALID');
    await this.transactions.runOnce(idempotency, async (tx) => {
      const locked = await this.store.lockOwn(tx, reference, by);
      if (!leads(locked.role)) throw new DomainError('FORBIDDEN');
      if (phone !== null && (await this.isKnown(tx, locked, phone)))
        throw fieldRefused('SQUAD_MEMBER_TWICE', 'phone');
      await this.insert(tx, by, locked, { customerId: null, name, phone });
      return reference;
    });
  }

  /**
   * Adds the caller to a locked squad; a guest with the phone of the account becomes this member.
   * @throws DomainError SQUAD_FULL
   */
  async join(tx: Tx, by: Caller, locked: LockedSquad): Promise<void> {
    const [account] = await tx.query<{ phone: string }[]>(PHONE, [by.userId]);
    const guest = locked.members.find(({ phone }) => phone !== null && phone === account?.phone);
    const { customerId } = by;
    if (!guest) return this.insert(tx, by, locked, { customerId, name: null, phone: null });
    await tx.update(SquadMember, { id: guest.id }, { customerId, name: null, phone: null });
    await this.people.claim(tx, guest, customerId);
    await this.note(tx, by, locked, { member: guest.reference, act: 'claim' });
  }

  /**
   * Changes a role. A new captain makes the former one a co-captain.
   * @throws DomainError NOT_FOUND, FORBIDDEN, SQUAD_GUEST_ROLE, SQUAD_CAPTAIN_STAYS
   */
  async setRole(by: Caller, reference: string, id: string, role: SquadRole): Promise<void> {
    await this.transactions.run(async (tx) => {
      const locked = await this.store.lockOwn(tx, reference, by);
      if (locked.role !== 'captain') throw new DomainError('FORBIDDEN');
      const member = memberOf(locked, id);
      if (member.role === role) return;
      if (member.customerId === null) throw fieldRefused('SQUAD_GUEST_ROLE', 'role');
      const problem = removalProblem(member.role);
      if (problem) throw new DomainError(problem);
      if (role === 'captain')
        await tx.update(
          SquadMember,
          { squadId: locked.squad.id, role: 'captain' },
          { role: 'co_captain' },
        );
      await tx.update(SquadMember, { id: member.id }, { role });
      await this.note(tx, by, locked, { member: id, act: 'role', role });
    });
  }

  /**
   * Removes a member, or lets the caller leave.
   * @throws DomainError NOT_FOUND, FORBIDDEN, SQUAD_CAPTAIN_STAYS
   */
  async remove(by: Caller, reference: string, id: string): Promise<void> {
    await this.transactions.run(async (tx) => {
      const locked = await this.store.lockOwn(tx, reference, by);
      const member = memberOf(locked, id);
      if (member !== locked.own && !mayRemove(locked.role, member.role))
        throw new DomainError('FORBIDDEN');
      const problem = removalProblem(member.role);
      if (problem) throw new DomainError(problem);
      await this.people.leave(tx, member);
      await tx.delete(SquadMember, { id: member.id });
      await this.note(tx, by, locked, { member: id, act: 'remove' });
    });
  }

  private async insert(
    tx: Tx,
    by: Caller,
    locked: LockedSquad,
    who: Pick<SquadMember, 'customerId' | 'name' | 'phone'>,
  ): Promise<void> {
    const problem = joinProblem(locked.members.length);
    if (problem) throw new DomainError(problem, { parameters: { count: MAX_MEMBERS } });
    const member = {
      ...who,
      reference: newReference('SM'),
      squadId: locked.squad.id,
      role: 'member' as const,
      createdAt: this.clock.now(),
    };
    const { identifiers } = await tx.insert(SquadMember, member);
    await this.people.join(tx, { ...member, id: Number(identifiers[0]?.id) });
    await this.note(tx, by, locked, { member: member.reference, act: 'add' });
  }

  /** Whether a member of the squad has this phone, as a guest or in the account. */
  private async isKnown(tx: Tx, { squad }: OwnSquad, phone: string): Promise<boolean> {
    const rows = await tx.query<unknown[]>(KNOWN, [squad.id, phone]);
    return rows.length > 0;
  }

  private async note(
    tx: Tx,
    { reference: actor }: Caller,
    { squad }: LockedSquad,
    { act, ...changed }: { member: string; act: string; role?: SquadRole },
  ): Promise<void> {
    await this.audit.record(tx, {
      actor,
      act: `squad.${act}`,
      subjectKind: 'squad',
      subject: squad.reference,
      changed,
    });
  }
}

function memberOf({ members }: LockedSquad, id: string): SquadMember {
  const member = members.find(({ reference }) => reference === id);
  if (!member) throw new DomainError('NOT_FOUND');
  return member;
}

const PHONE = 'select phone from users where id = $1';
const KNOWN = `select 1 from squad_members m left join customers c on c.id = m.customer_id
  left join users u on u.id = c.user_id where m.squad_id = $1 and (m.phone = $2 or u.phone = $2)`;
