import type { MigrationInterface, QueryRunner } from 'typeorm';

/** One-time codes by WhatsApp and SMS: accounts without an email, and verified phones. */
export class PhoneCodes1790000000070 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      alter table users alter column email drop not null,
        add column phone_verified_at timestamptz,
        add constraint users_phone_verified check (phone is not null or phone_verified_at is null),
        add constraint users_contact check (email is not null or phone is not null);
      alter table channels add column codes boolean not null default false;
      alter table booking_drafts add column code_channel text,
        add constraint booking_drafts_code_channel check (
          code_channel in ('email', 'whatsapp', 'sms')),
        drop constraint booking_drafts_contact_whole,
        add constraint booking_drafts_contact_whole check (
          num_nulls(first_name, name, phone) in (0, 3) and (email is null or phone is not null));
      update booking_drafts set code_channel = 'email' where code_hash is not null;
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(`
      delete from booking_drafts where phone is not null and email is null;
      alter table booking_drafts drop constraint booking_drafts_contact_whole,
        add constraint booking_drafts_contact_whole check (
          num_nulls(first_name, name, phone, email) in (0, 4)),
        drop column code_channel;
      alter table channels drop column codes;
      update users set email = lower(reference) || '@phone.invalid' where email is null;
      alter table users drop constraint users_contact, drop column phone_verified_at,
        alter column email set not null;
    `);
  }
}
