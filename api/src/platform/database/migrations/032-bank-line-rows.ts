import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * A bank line is also known by the cells of its row, so that a change of a format makes no line
 * new.
 */
export class BankLineRows1790000000032 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      alter table bank_lines add column content text, add constraint bank_lines_content_once unique (content);
      create trigger bank_lines_keep_their_row before update of content on bank_lines
        for each row when (old.content is not null and new.content is distinct from old.content) execute function refuse_change();
    `);
  }

  async down(db: QueryRunner): Promise<void> {
    await db.query(
      'drop trigger bank_lines_keep_their_row on bank_lines; alter table bank_lines drop column content',
    );
  }
}
