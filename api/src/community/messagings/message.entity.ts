import { Check, Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn, Unique } from 'typeorm';
import { Exported, Personal, PersonalRows } from '../../platform/personal-data/marks.ts';

@Entity('messages')
@Unique('messages_reference', ['reference'])
@Unique('messages_numbered', ['chatId', 'number'])
@Unique('messages_client_id', ['chatId', 'clientId'])
@Check('messages_number', 'number > 0')
@Check('messages_length', 'char_length(message) <= 2000')
@Index('messages_of_author', ['authorId'])
@PersonalRows({ where: 'author_id = :userId and not desk' })
export class Message {
  @PrimaryGeneratedColumn('identity', {
    type: 'bigint',
    generatedIdentity: 'ALWAYS',
    primaryKeyConstraintName: 'messages_pk',
  })
  id: number;
  @Column('text') reference: string;
  @ForeignKey('Chat', { name: 'messages_chat', onDelete: 'CASCADE' })
  @Column('bigint')
  chatId: number;
  /** Position of the message in the conversation. */
  @Column('int') number: number;
  @ForeignKey('User', { name: 'messages_author' })
  @Column('bigint')
  authorId: number;
  @Column('boolean') desk: boolean;
  @Exported() @Personal({ erase: '' }) @Column('text') message: string;
  @Personal({ erase: null, notExported: 'a key of the sending device' })
  @Column('text', { nullable: true })
  clientId: string | null;
  @Column('timestamptz', { nullable: true }) seenAt: Date | null;
  @Personal({ erase: { sql: 'coalesce(hidden_at, created_at)' } })
  @Column('timestamptz', { nullable: true })
  hiddenAt: Date | null;
  @Personal({ erase: null, notExported: 'moderation record' })
  @Column('text', { nullable: true })
  hiddenBy: string | null;
  @Personal({ erase: null, notExported: 'a note of staff' })
  @Column('text', { nullable: true })
  hiddenReason: string | null;
  @Column('timestamptz') createdAt: Date;
}
