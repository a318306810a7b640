import { Column, Entity, ForeignKey, PrimaryGeneratedColumn, Unique } from 'typeorm';
import { Personal, PersonalRows } from '../../platform/personal-data/marks.ts';

/**
 * A browser that shows messages to the user of a session. It belongs to the session, so that a
 * shared device shows nothing of a person who signed out.
 */
@Entity('push_subscriptions')
@Unique('push_subscriptions_reference', ['reference'])
@Unique('push_subscriptions_one', ['sessionId'])
@Unique('push_subscriptions_endpoint', ['endpoint'])
@PersonalRows({
  where: 'session_id in (select id from sessions where user_id = :userId)',
  deleted: true,
})
export class PushSubscription {
  @PrimaryGeneratedColumn('identity', {
    type: 'bigint',
    generatedIdentity: 'ALWAYS',
    primaryKeyConstraintName: 'push_subscriptions_pk',
  })
  id: number;
  @Column('text') reference: string;
  @ForeignKey('Session', { name: 'push_subscriptions_session', onDelete: 'CASCADE' })
  @Column('bigint')
  sessionId: number;
  /** Address of the browser's push service. With it and the keys, messages can be sent. */
  @Personal({ notExported: 'a secret' }) @Column('text') endpoint: string;
  @Personal({ notExported: 'a secret' }) @Column('text') p256dh: string;
  @Personal({ notExported: 'a secret' }) @Column('text') auth: string;
  @Column('timestamptz') createdAt: Date;
}
