import { Injectable } from '@nestjs/common';
import type { SquadRole } from '@five/shared/community/squads/squads.codes';
import { type Caller, isStaff } from '../../platform/access/caller.ts';
import type { Tx } from '../../platform/database/transactions.ts';
import { DomainError } from '../../platform/http/domain-error.ts';
import { selectOf } from '../../platform/rows/columns.ts';
import { SquadMember } from './squad-member.entity.ts';
import { Squad } from './squad.entity.ts';

/** A squad whose row is locked, with its members, those who joined first at the top. */
export interface LockedSquad {
  squad: Squad;
  members: SquadMember[];
}

/** A locked squad and the role by which the caller changes it. */
export interface OwnSquad extends LockedSquad {
  /** The caller as a member; undefined for staff. */
  own: SquadMember | undefined;
  /** Role of the caller; that of a captain for staff. */
  role: SquadRole;
}

/**
 * Locks squads. Every change of a squad and of its members holds this lock, which comes after those
 * of bookings and matches.
 */
@Injectable()
export class SquadStore {
  /** Locks a squad; undefined if there is none. */
  async lock(tx: Tx, reference: string): Promise<LockedSquad | undefined> {
    const [squad] = await tx.query<Squad[]>(LOCK, [reference]);
    if (!squad) return undefined;
    return { squad, members: await tx.query<SquadMember[]>(MEMBERS, [squad.id]) };
  }

  /**
   * Locks a squad of which the caller is a member.
   * @throws DomainError NOT_FOUND, also for a squad of others
   */
  async lockOwn(tx: Tx, reference: string, by: Caller): Promise<OwnSquad> {
    const locked = await this.lock(tx, reference);
    const own = locked?.members.find(({ customerId }) => customerId === by.customerId);
    if (!locked || (!own && !isStaff(by))) throw new DomainError('NOT_FOUND');
    return { ...locked, own, role: own?.role ?? 'captain' };
  }

  /** Keys of the squads that a customer leads as captain. */
  async ledBy(tx: Tx, customerId: number): Promise<string[]> {
    const rows = await tx.query<{ reference: string }[]>(LED, [customerId]);
    return rows.map(({ reference }) => reference);
  }
}

const LOCK = `select ${selectOf(Squad, 's')} from squads s where s.reference = $1 for update`;
const MEMBERS = `select ${selectOf(SquadMember, 'm')} from squad_members m where m.squad_id = $1
  order by m.created_at, m.id`;
const LED = `select s.reference from squads s join squad_members m on m.squad_id = s.id
  where m.customer_id = $1 and m.role = 'captain' order by s.id`;
