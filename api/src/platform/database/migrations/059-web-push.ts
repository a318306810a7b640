import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Web push: the subscriptions of browsers, and its channel. */
export class WebPush1790000000059 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      create table push_subscriptions (
        id bigint generated always as identity constraint push_subscriptions_pk primary key,
        reference text not null constraint push_subscriptions_reference unique,
        session_id bigint not null constraint push_subscriptions_session
          references sessions on delete cascade constraint push_subscriptions_one unique,
        endpoint text not null constraint push_subscriptions_endpoint unique,
        p256dh text not null,
        auth text not null,
        created_at timestamptz not null);
      alter table channels drop constraint channels_name,
        add constraint channels_name check (name in ('sms', 'push'));
      alter table outbox drop constraint outbox_channel,
        add constraint outbox_channel check (
          channel in ('mail', 'notice', 'phone', 'sms', 'push'));
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      drop table push_subscriptions;
      delete from channels where name = 'push';
      delete from outbox where channel = 'push';
      alter table channels drop constraint channels_name,
        add constraint channels_name check (name in ('sms'));
      alter table outbox drop constraint outbox_channel,
        add constraint outbox_channel check (channel in ('mail', 'notice', 'phone', 'sms'));
    `);
  }
}
