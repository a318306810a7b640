import type { MigrationInterface, QueryRunner } from 'typeorm';

const CHANNELS = "channel in ('mail', 'notice', 'phone', 'sms')";

/** Channels beside mail and site: their settings, their counts, and their messages. */
export class Channels1790000000058 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      create table channels (
        name text constraint channels_pk primary key,
        enabled boolean not null,
        callers boolean not null,
        daily_limit int not null,
        cost_cents int not null,
        settings jsonb not null,
        secrets_sealed bytea,
        constraint channels_name check (name in ('sms')),
        constraint channels_limits check (daily_limit >= 0 and cost_cents >= 0));
      create trigger channels_version after insert or update or delete on channels
        for each statement execute function bump_version('channels');
      create table channel_days (
        channel text not null,
        day date not null,
        sent int not null,
        cost_cents bigint not null,
        constraint channel_days_pk primary key (channel, day),
        constraint channel_days_counts check (sent >= 0 and cost_cents >= 0));
      alter table outbox add column passed_to text, drop constraint outbox_channel,
        add constraint outbox_channel check (${CHANNELS}),
        add constraint outbox_passed_to check (
          passed_to is null or withdrawn_at is not null or given_up_at is not null);
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      delete from outbox where channel not in ('mail', 'notice');
      alter table outbox drop constraint outbox_passed_to, drop column passed_to,
        drop constraint outbox_channel,
        add constraint outbox_channel check (channel in ('mail', 'notice'));
      drop table channel_days, channels;
    `);
  }
}
