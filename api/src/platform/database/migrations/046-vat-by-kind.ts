import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The rate of VAT is stored for each kind of sale, and whether the venue is liable at all. A rate
 * that an admin entered applies to all kinds. Without one, or with 0, which meant that receipts do
 * not mention VAT, it is unknown.
 */
export class VatByKind1790000000046 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      alter table venue add column vat jsonb not null default '{}',
        add constraint venue_vat_rates check (not jsonb_path_exists(
          vat, '$.* ? (@.type() == "number" && (@ < 0 || @ > 10000))')),
        add constraint venue_vat_mention_french check (vat -> 'mention' ->> 'fr' <> '');
      update venue set vat = jsonb_build_object(
          'status', 'liable',
          'bookings', legal -> 'vatBasisPoints',
          'packs', legal -> 'vatBasisPoints',
          'tournaments', legal -> 'vatBasisPoints',
          'academy', legal -> 'vatBasisPoints')
        where (legal ->> 'vatBasisPoints')::int > 0;
      update venue set legal = legal - 'vatBasisPoints';
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      update venue set legal = legal || jsonb_build_object('vatBasisPoints',
        case vat ->> 'status' when 'liable' then (vat ->> 'bookings')::int else 0 end);
      alter table venue drop column vat;
    `);
  }
}
