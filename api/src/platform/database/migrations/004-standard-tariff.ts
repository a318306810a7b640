import type { MigrationInterface, QueryRunner } from 'typeorm';

const EVERY_DAY = JSON.stringify(
  [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({
    weekday,
    intervals: [{ startTime: '09:00', endTime: '01:00' }],
  })),
);

/**
 * What an empty production database needs to take its first registration: the standard tariff and a
 * venue that an admin fills in.
 */
export class StandardTariff1790000000004 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      insert into tariffs (reference, name, created_at)
        values ('standard', '{"fr": "Tarif standard", "en": "Standard price", "ar": "السعر العادي"}', '2026-11-01T00:00:00Z');
      insert into venue (id, name, city, address, email, phones, time_zone, opening_hours, conditions, privacy, policies_version)
        values (1, 'Five Arena', '{"fr": "Maroc", "en": "Morocco", "ar": "المغرب"}', '{"fr": "Adresse à compléter", "en": "Address to be completed", "ar": "العنوان قيد الاستكمال"}',
          'contact@localhost', '{}', 'Africa/Casablanca', '${EVERY_DAY}',
          '{"fr": "Les conditions d’utilisation seront publiées ici.", "en": "The terms of use will be published here.", "ar": "ستُنشر شروط الاستخدام هنا."}',
          '{"fr": "La politique de confidentialité sera publiée ici.", "en": "The privacy policy will be published here.", "ar": "ستُنشر سياسة الخصوصية هنا."}',
          '1');
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`delete from venue; delete from tariffs where reference = 'standard'`);
  }
}
