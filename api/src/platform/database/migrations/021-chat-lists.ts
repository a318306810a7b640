import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The lists of conversations, the latest first, by index: everybody's own, and those of the desk.
 */
export class ChatLists1790000000021 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      create index chats_last on chats (last_at, id);
      create index chat_members_of_desk on chat_members (chat_id) where seat = 0;
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query('drop index chat_members_of_desk; drop index chats_last;');
  }
}
