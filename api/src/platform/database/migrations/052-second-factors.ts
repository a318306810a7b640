import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Second factors of staff, their recovery codes, and whether the venue requires them. */
export class SecondFactors1790000000052 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      create table second_factors (
        user_id bigint not null constraint second_factors_pk primary key
          constraint second_factors_user references users on delete cascade,
        secret_sealed bytea,
        pending_sealed bytea,
        last_step bigint,
        confirmed_at timestamptz,
        constraint second_factors_confirmed check (
          (secret_sealed is null) = (confirmed_at is null)),
        constraint second_factors_secret check (
          secret_sealed is not null or pending_sealed is not null));
      create table recovery_codes (
        user_id bigint not null constraint recovery_codes_user references users on delete cascade,
        hash text not null,
        constraint recovery_codes_pk primary key (user_id, hash));
      alter table venue add column second_factor_required boolean not null default false;
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      alter table venue drop column second_factor_required;
      drop table recovery_codes, second_factors;
    `);
  }
}
