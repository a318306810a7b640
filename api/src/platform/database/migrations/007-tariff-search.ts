import { fold } from '@five/shared/search/fold';
import type { MigrationInterface, QueryRunner } from 'typeorm';

interface Named {
  id: number;
  reference: string;
  name: Record<string, string | null>;
}

/** Price lists are found by what they are called in any language, as everything else is. */
export class TariffSearch1790000000007 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`alter table tariffs add column search text not null default ''`);
    for (const { id, reference, name } of (await db.query(
      'select id, reference, name from tariffs',
    )) as Named[]) {
      const search = [reference, name['fr'], name['en'], name['ar']]
        .map((text) => fold(text ?? ''))
        .join(' ')
        .trim();
      await db.query('update tariffs set search = $2 where id = $1', [id, search]);
    }
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('alter table tariffs drop column search');
  }
}
