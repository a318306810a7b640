import { Injectable } from '@nestjs/common';
import { successorOf } from '@five/shared/community/squads/squads.rules';
import { Audit } from '../../platform/audit/audit.ts';
import type { Tx } from '../../platform/database/transactions.ts';
import { eraseOf, exportOf, type Owner } from '../../platform/personal-data/marked-rows.ts';
import { PersonalData } from '../../users/personal-data.ts';
import { SquadPeople } from './squad-people.ts';
import { SquadStore } from './squad-store.ts';
import { SquadMember } from './squad-member.entity.ts';
import { Squad } from './squad.entity.ts';

/**
 * Registers how squads are handled as personal data. An erasure ends the memberships. A squad whose
 * captain is erased goes to the co-captain that joined first; without one it is deleted.
 */
@Injectable()
export class SquadsPersonalData {
  constructor(
    personalData: PersonalData,
    private readonly store: SquadStore,
    private readonly people: SquadPeople,
    private readonly audit: Audit,
  ) {
    personalData.register('squads', {
      exports: { squads: exportOf(Squad), squadMemberships: exportOf(SquadMember) },
      erase: [(tx, owner) => this.replaceCaptain(tx, owner), eraseOf(SquadMember)],
    });
  }

  private async replaceCaptain(tx: Tx, { customerId }: Owner): Promise<void> {
    for (const reference of await this.store.ledBy(tx, customerId)) {
      const locked = await this.store.lock(tx, reference);
      if (!locked) continue;
      const successor = successorOf(
        locked.members.map((member) => ({ ...member, since: member.createdAt.toISOString() })),
      );
      if (!successor) {
        await this.people.close(tx, locked);
        await tx.delete(Squad, { id: locked.squad.id });
      } else {
        await tx.delete(SquadMember, { squadId: locked.squad.id, customerId });
        await tx.update(SquadMember, { id: successor.id }, { role: 'captain' });
      }
      await this.audit.record(tx, {
        actor: null,
        act: successor ? 'squad.inherit' : 'squad.delete',
        subjectKind: 'squad',
        subject: reference,
      });
    }
  }
}
