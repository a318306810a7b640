import { Injectable } from '@nestjs/common';
import { KIT_SIZES, REGISTRATION_STATES } from '@five/shared/academy/academy.codes';
import {
  type AlikeRegistration,
  registration,
  type RegistrationAnswer,
} from '@five/shared/academy/academy.contract';
import type { ListSpecOf } from '../../platform/lists/list-spec.ts';
import { byReference, type RawQuery } from '../../platform/lists/list-query.ts';
import { Lists } from '../../platform/lists/lists.ts';
import type { Page } from '../../platform/lists/page.ts';
import { Registration } from './registration.entity.ts';
import { answerOf } from '../../platform/rows/answer-of.ts';
import { selectOf } from '../../platform/rows/columns.ts';

const FIELDS = [
  'reference',
  'status',
  'childName',
  'childFirstName',
  'childBirthDate',
  'guardianFullName',
  'guardianPhone',
  'guardianEmail',
  'kitSize',
  'note',
  'createdAt',
] as const;

interface Row extends Pick<Registration, (typeof FIELDS)[number]> {
  session: string;
  alike: AlikeRegistration[];
  rank: number | null;
}

/** Reads registrations, for staff only. */
@Injectable()
export class RegistrationsQueries {
  constructor(private readonly lists: Lists) {}

  async page(query: RawQuery): Promise<Page<RegistrationAnswer>> {
    return (await this.lists.read<Row>(LIST, query)).map(registrationAnswer);
  }

  async one(reference: string): Promise<RegistrationAnswer> {
    return (await this.page(byReference(reference))).only();
  }
}

const registrationAnswer = (row: Row): RegistrationAnswer =>
  answerOf(registration, row, {
    id: row.reference,
    child: { name: row.childName, firstName: row.childFirstName, birthDate: row.childBirthDate },
    guardian: {
      fullName: row.guardianFullName,
      phone: row.guardianPhone,
      email: row.guardianEmail,
    },
    createdAt: row.createdAt.toISOString(),
  });

const RANK = `case when r.status = 'waiting' then (select count(*) from academy_registrations w
  where w.session_id = r.session_id and w.status = 'waiting'
  and (w.waiting_since, w.id) <= (r.waiting_since, r.id)) end`;

/**
 * Possible duplicates of a registration: the same child with another guardian in the season, or
 * twice in the group. Duplicates are accepted, because two children can share a name.
 */
const ALIKE = `(select coalesce(jsonb_agg(jsonb_build_object('reference', o.reference, 'guardian',
  o.guardian_full_name) order by o.id), '[]'::jsonb)
  from academy_registrations o join academy_sessions os on os.id = o.session_id
  where o.child_birth_date = r.child_birth_date
  and split_part(o.child_key, ' ', 1) = split_part(r.child_key, ' ', 1) and o.id <> r.id
    and o.status <> 'cancelled' and r.status <> 'cancelled' and os.season_id = s.season_id
    and (o.session_id = r.session_id or (o.guardian_phone <> r.guardian_phone
    and o.guardian_email <> r.guardian_email)))`;

const LIST: ListSpecOf<'GET academy_registrations'> = {
  name: 'academy_registrations',
  select: `select ${selectOf(Registration, 'r', FIELDS)}, s.reference as session,
    ${RANK} as rank, ${ALIKE} as alike
    from academy_registrations r join academy_sessions s on s.id = r.session_id
    join academy_seasons e on e.id = s.season_id`,
  fields: {
    id: { sql: 'r.reference', kind: 'text' },
    status: { sql: 'r.status', kind: 'text', values: REGISTRATION_STATES },
    session: { sql: 's.reference', kind: 'text' },
    season: { sql: 'e.reference', kind: 'text' },
    kitSize: { sql: 'r.kit_size', kind: 'text', values: KIT_SIZES },
  },
  search: ['r.search'],
  sort: {
    id: 'r.reference',
    reference: 'r.reference',
    status: 'r.status',
    childName: 'r.child_name',
    childBirthDate: 'r.child_birth_date',
    guardianName: 'r.guardian_full_name',
    session: 's.reference',
    createdAt: 'r.created_at',
  },
  order: 'r.created_at desc',
  tieBreak: 'r.id',
};
