import { childKey } from '@five/shared/academy/academy.rules';
import type { MigrationInterface, QueryRunner } from 'typeorm';

interface Stored {
  id: number;
  reference: string;
  session: number;
  status: string;
  firstName: string;
  name: string;
  birthDate: string;
  phone: string;
  email: string;
}

/**
 * A child is registered once in a group by one guardian, however its names are written: the
 * database holds it. Of those that stand there
 * twice the earlier keeps the key; the later ones get one of their own, so that no place is taken
 * from anybody.
 */
export class SameChild1790000000031 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(
      `alter table academy_registrations add column child_key text not null default ''`,
    );
    const taken = new Set<string>();
    for (const row of (await db.query(STORED)) as Stored[]) {
      const key = childKey(row);
      const places = [row.phone, row.email].map((guardian) =>
        JSON.stringify([row.session, key, row.birthDate, guardian]),
      );
      const isTwice = row.status !== 'cancelled' && places.some((place) => taken.has(place));
      if (row.status !== 'cancelled') for (const place of places) taken.add(place);
      await db.query('update academy_registrations set child_key = $2 where id = $1', [
        row.id,
        isTwice ? `${key} ${row.reference}` : key,
      ]);
    }
    await db.query(`
      create unique index academy_registrations_child_of_phone on academy_registrations (session_id, child_key, child_birth_date, guardian_phone) where status <> 'cancelled';
      create unique index academy_registrations_child_of_email on academy_registrations (session_id, child_key, child_birth_date, guardian_email) where status <> 'cancelled';
      create index academy_registrations_child on academy_registrations (child_birth_date, child_key);
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('alter table academy_registrations drop column child_key');
  }
}

const STORED = `select id, reference, session_id as session, status, child_first_name as "firstName", child_name as name, child_birth_date::text as "birthDate", guardian_phone as phone, guardian_email as email
  from academy_registrations order by id`;
