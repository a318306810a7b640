import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * A venue without terms or a privacy policy of its own has none, instead of a sentence that
 * promises them: the site's own stand on the pages.
 */
export class OwnPolicies1790000000024 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      alter table venue alter column conditions drop not null, alter column privacy drop not null;
      update venue set conditions = null where conditions ->> 'fr' = 'Les conditions d’utilisation seront publiées ici.';
      update venue set privacy = null where privacy ->> 'fr' = 'La politique de confidentialité sera publiée ici.';
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      update venue set conditions = coalesce(conditions, '{"fr": "Les conditions d’utilisation seront publiées ici."}'),
        privacy = coalesce(privacy, '{"fr": "La politique de confidentialité sera publiée ici."}');
      alter table venue alter column conditions set not null, alter column privacy set not null;
    `);
  }
}
