import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Which accounts and rows the demo made, so that they can be told from those that people made
 * since.
 * A database that an older version filled is read from its transaction ids: what is older than the
 * note that the demo is complete was made by the demo,
 * since nobody is served before it is. Where that note says nothing (a restored backup, a demo of
 * several versions) no range is noted, and only the accounts are known.
 */
export class DemoRows1790000000026 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      alter table users add column demo boolean not null default false;
      create table demo_rows (
        table_name text constraint demo_rows_pk primary key,
        after_id bigint not null,
        to_id bigint,
        constraint demo_rows_order check (to_id >= after_id)
      );

      do $$
      declare
        told xid;
        name text;
      begin
        if not exists (select from versions where versions.name = 'demo') then return; end if;
        update users set demo = true where erased_at is null and (email ~ '^(admin|reception|player|player2|rookie|bench[0-9]{3})@demo\\.test$' or email ~ '@joueurs\\.test$');
        select v.xmin into told from versions v where v.name = 'demo told' and exists (select from versions b where b.name = 'demo begins venue');
        if told is null then return; end if;
        for name in select table_name from information_schema.columns
          where table_schema = 'public' and column_name = 'id' and is_identity = 'YES' and table_name not in ('migrations', 'demo_rows')
        loop
          execute format('insert into demo_rows (table_name, after_id, to_id) select %L, %s, max(id) from %I where age(xmin) > age($1) having max(id) > %s',
            name, case name when 'tariffs' then 1 else 0 end, name, case name when 'tariffs' then 1 else 0 end) using told;
        end loop;
      end $$;
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('drop table demo_rows; alter table users drop column demo;');
  }
}
