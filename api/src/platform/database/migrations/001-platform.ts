import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What every domain stands on: the audit trail, the outbox, limits, idempotency and the versions
 * that caches are held against.
 */
export class Platform1790000000001 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      create extension if not exists btree_gist;
      create extension if not exists pg_trgm;

      create function refuse_change() returns trigger language plpgsql as $$
      begin
        raise exception 'rows of % are never changed', tg_table_name using errcode = 'restrict_violation';
      end $$;

      -- What processes keep in memory (settings, prices) is read again when its version moves: the notice comes with the commit.
      create table versions (
        name text constraint versions_pk primary key,
        version bigint not null default 1
      );
      create function bump_version() returns trigger language plpgsql as $$
      begin
        insert into versions (name) values (tg_argv[0])
          on conflict (name) do update set version = versions.version + 1;
        perform pg_notify('version', tg_argv[0]);
        return null;
      end $$;

      create table audit (
        id bigint generated always as identity constraint audit_pk primary key,
        at timestamptz not null,
        actor text,
        act text not null,
        subject_kind text not null,
        subject text not null,
        from_state text,
        to_state text,
        reason text,
        changed jsonb
      );
      create index audit_subject on audit (subject_kind, subject, id);
      create index audit_at on audit (at);
      create index audit_actor on audit (actor, at);
      create trigger audit_is_final before update or delete or truncate on audit
        for each statement execute function refuse_change();

      create table outbox (
        id bigint generated always as identity constraint outbox_pk primary key,
        reference text not null constraint outbox_reference unique,
        event text collate "C" not null,
        recipient text not null,
        channel text not null constraint outbox_channel check (channel in ('mail', 'notice')),
        template text not null,
        parameters jsonb not null default '{}',
        locale text constraint outbox_locale check (locale in ('fr', 'en', 'ar')),
        created_at timestamptz not null,
        due_at timestamptz not null,
        -- Not worth sending from then on, such as a reminder of something that is over.
        until timestamptz,
        -- Left alone until then: somebody is sending it, or it failed and waits for its next try.
        held_until timestamptz,
        tries int not null default 0,
        sent_at timestamptz,
        -- The address it went to; kept in the demo only, whose mailbox shows what was sent.
        sent_to text,
        withdrawn_at timestamptz,
        given_up_at timestamptz,
        last_error text,
        read_at timestamptz,
        constraint outbox_once unique (event, recipient, channel)
      );
      create index outbox_due on outbox (due_at) where sent_at is null and withdrawn_at is null and given_up_at is null;
      create index outbox_recipient on outbox (recipient, channel, due_at desc);
      create index outbox_given_up on outbox (given_up_at) where given_up_at is not null;
      create index outbox_sent_to on outbox (sent_to, sent_at desc) where sent_to is not null;

      create table idempotency_keys (
        caller text not null,
        route text not null,
        key text not null,
        body_hash text not null,
        status int,
        answer jsonb,
        created_at timestamptz not null,
        constraint idempotency_keys_pk primary key (caller, route, key)
      );
      create index idempotency_keys_created on idempotency_keys (created_at);

      create table rate_limits (
        key varchar(255) constraint rate_limits_pk primary key,
        points integer not null default 0,
        expire bigint
      );

      create table socket_io_attachments (
        id bigserial constraint socket_io_attachments_id unique,
        created_at timestamptz default now(),
        payload bytea
      );
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      drop table socket_io_attachments, rate_limits, idempotency_keys, outbox, audit, versions;
      drop function bump_version, refuse_change;
    `);
  }
}
