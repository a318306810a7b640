import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn, Unique } from 'typeorm';
import { Chat } from './chat.entity.ts';

/** Membership in a conversation, with the position up to which the member has read. */
@Entity('chat_members')
@Unique('chat_members_once', ['chatId', 'userId'])
@Check('chat_members_desk', `(seat = 0) = (user_id is null)`)
@Index('chat_members_of_user', ['userId'])
@Index('chat_members_of_desk', ['chatId'], { where: 'seat = 0' })
export class ChatMember {
  @ForeignKey(() => Chat, { name: 'chat_members_chat', onDelete: 'CASCADE' })
  @PrimaryColumn('bigint', { primaryKeyConstraintName: 'chat_members_pk' })
  chatId: number;
  /** Id of the member's user; 0 for the desk. */
  @PrimaryColumn('int', { primaryKeyConstraintName: 'chat_members_pk' }) seat: number;
  @ForeignKey('User', { name: 'chat_members_user' })
  @Column('bigint', { nullable: true })
  userId: number | null;
  @Column('int', { default: 0 }) readNumber: number;
  @Column('timestamptz', { nullable: true }) readAt: Date | null;
  /** When the queued mail about the conversation is due. Null or a past time: no mail is queued. */
  @Column('timestamptz', { nullable: true }) mailAt: Date | null;
}
