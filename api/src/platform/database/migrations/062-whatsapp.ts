import type { MigrationInterface, QueryRunner } from 'typeorm';

/** WhatsApp: its channel, and the instants at which its messages reached a phone. */
export class Whatsapp1790000000062 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      alter table channels drop constraint channels_name,
        add constraint channels_name check (name in ('whatsapp', 'sms', 'push'));
      alter table outbox add column delivered_at timestamptz,
        drop constraint outbox_channel,
        add constraint outbox_channel check (
          channel in ('mail', 'notice', 'phone', 'whatsapp', 'sms', 'push')),
        add constraint outbox_delivered check (
          delivered_at is null or (sent_at is not null and given_up_at is null));
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      delete from channels where name = 'whatsapp';
      delete from outbox where channel = 'whatsapp';
      alter table channels drop constraint channels_name,
        add constraint channels_name check (name in ('sms', 'push'));
      alter table outbox drop constraint outbox_delivered, drop column delivered_at,
        drop constraint outbox_channel,
        add constraint outbox_channel check (
          channel in ('mail', 'notice', 'phone', 'sms', 'push'));
    `);
  }
}
