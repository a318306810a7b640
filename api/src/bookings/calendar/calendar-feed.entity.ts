import { Column, Entity, ForeignKey, PrimaryColumn, Unique } from 'typeorm';
import { Personal, PersonalRows } from '../../platform/personal-data/marks.ts';

/**
 * The token of a player's calendar feed. Its hash is for the lookup; the encrypted token is for
 * display to the owner.
 */
@Entity('calendar_feeds')
@Unique('calendar_feeds_token', ['tokenHash'])
@PersonalRows({ where: 'user_id = :userId', deleted: true })
export class CalendarFeed {
  @ForeignKey('User', { name: 'calendar_feeds_user', onDelete: 'CASCADE' })
  @PrimaryColumn('bigint', { primaryKeyConstraintName: 'calendar_feeds_pk' })
  userId: number;
  @Personal({ notExported: 'a secret' }) @Column('bytea') tokenHash: Buffer;
  @Personal({ notExported: 'a secret' }) @Column('bytea') tokenSealed: Buffer;
  @Column('timestamptz') createdAt: Date;
}
