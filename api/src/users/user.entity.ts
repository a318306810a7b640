import type { Locale } from '@five/shared/locales/locale';
import type { TutorAnswer } from '@five/shared/auth/auth.contract';
import type { Level, Position } from '@five/shared/auth/auth.codes';
import type { NoticeMute } from '@five/shared/notifications/notifications.codes';
import { Check, Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn, Unique } from 'typeorm';
import { Exported, NotPersonal, Personal, PersonalRows } from '../platform/personal-data/marks.ts';

export type StoredRole = 'player' | 'staff' | 'admin';
/**
 * The tutor of a minor without the identity card number, which is stored encrypted in a separate
 * column.
 */
export type StoredTutor = Partial<Omit<TutorAnswer, 'cin'>>;

/** A login of a player, a staff member or an admin. */
@Entity('users')
@Unique('users_reference', ['reference'])
@Unique('users_email', ['email'])
@Unique('users_phone', ['phone'])
@Unique('users_player_photo_once', ['playerPhotoId'])
@Index('users_search', { synchronize: false })
@Index('users_players', ['id'], { where: 'public_player' })
@Check('users_email_lower', 'email = lower(email)')
@Check('users_contact', 'email is not null or phone is not null')
@Check('users_phone_verified', 'phone is not null or phone_verified_at is null')
@Check('users_role', `role in ('player', 'staff', 'admin')`)
@Check('users_locale', `locale in ('fr', 'en', 'ar')`)
@Check(
  'users_player_position',
  `player_position in ('goalkeeper', 'defender', 'midfielder', 'forward')`,
)
@Check('users_player_level', `player_level in ('beginner', 'casual', 'regular', 'strong')`)
@Check('users_player_rating', 'player_rating between 1 and 5')
@PersonalRows({ where: 'id = :userId' })
export class User {
  @PrimaryGeneratedColumn('identity', {
    type: 'bigint',
    generatedIdentity: 'ALWAYS',
    primaryKeyConstraintName: 'users_pk',
  })
  id: number;
  @Column('text') reference: string;
  @Exported()
  @Personal({ erase: { sql: `lower(reference) || '@erased.invalid'` } })
  @Column('text', { nullable: true })
  email: string | null;
  @Exported() @Personal({ erase: null }) @Column('text', { nullable: true }) phone: string | null;
  /** When a code that was sent to `phone` proved it. Only a verified phone finds an account. */
  @Exported()
  @Personal({ erase: null })
  @Column('timestamptz', { nullable: true })
  phoneVerifiedAt: Date | null;
  @Personal({ erase: '', notExported: 'a secret' }) @Column('text') passwordHash: string;
  @Exported() @Personal({ erase: '' }) @Column('text') name: string;
  @Exported() @Personal({ erase: '' }) @Column('text') firstName: string;
  @Exported()
  @Personal({ erase: null })
  @Column('text', { nullable: true })
  emergencyPhone: string | null;
  @Exported()
  @Personal({ erase: null })
  @Column('date', { nullable: true })
  birthDate: string | null;
  @Exported()
  @Personal({ erase: 'player' })
  @Column('text', { default: 'player' })
  role: StoredRole;
  @Column('timestamptz', { nullable: true }) verifiedAt: Date | null;
  @NotPersonal('code') @Column('text', { default: 'fr' }) locale: Locale;
  @Personal({ erase: false }) @Column('boolean', { default: true }) active: boolean;
  @Personal({ erase: false }) @Column('boolean', { default: false }) publicPlayer: boolean;
  /** Whether others see the matches, wins and form of the player. */
  @Exported()
  @Personal({ erase: false })
  @Column('boolean', { default: false })
  showsResults: boolean;
  @Exported()
  @Personal({ erase: null })
  @Column('text', { nullable: true })
  playerPosition: Position | null;
  @Exported()
  @Personal({ erase: null })
  @Column('text', { nullable: true })
  playerLevel: Level | null;
  /** Level from 1 to 5 after the results of matches; null: none has settled since `playerLevel`. */
  @Exported()
  @Personal({ erase: null })
  @Column('double precision', { nullable: true })
  playerRating: number | null;
  @ForeignKey('StoredFile', { name: 'users_player_photo' })
  @Personal({ erase: null })
  @Column('bigint', { nullable: true })
  playerPhotoId: number | null;
  /**
   * Search text of the user's public profile. It contains only fields that the public profile
   * shows: the displayed name and the city.
   */
  @Personal({ erase: '', notExported: 'derived from exported data' })
  @Column('text', { default: '' })
  playerSearch: string;
  @Exported() @Personal({ erase: null }) @Column('text', { nullable: true }) address: string | null;
  @Exported() @Personal({ erase: null }) @Column('text', { nullable: true }) city: string | null;
  @Exported()
  @Personal({ erase: null })
  @Column('text', { nullable: true })
  homePhone: string | null;
  @Exported()
  @Personal({ erase: null })
  @Column('text', { nullable: true })
  profession: string | null;
  @Exported() @Personal({ erase: '{}' }) @Column('jsonb', { default: {} }) tutor: StoredTutor;
  @Exported()
  @Personal({ erase: null })
  @Column('bytea', { nullable: true })
  tutorCin: Buffer | null;
  @Exported()
  @Personal({ erase: null })
  @Column('text', { nullable: true })
  pendingEmail: string | null;
  @Exported()
  @Personal({ erase: null })
  @Column('text', { nullable: true })
  pendingPhone: string | null;
  @Exported()
  @Personal({ erase: '{}' })
  @Column('text', { array: true, default: [] })
  muted: NoticeMute[];
  @NotPersonal('code') @Column('text', { nullable: true }) conditionsVersion: string | null;
  @Column('timestamptz', { nullable: true }) conditionsAcceptedAt: Date | null;
  @Personal({ erase: '', notExported: 'derived from exported data' })
  @Column('text', { default: '' })
  search: string;
  @Column('timestamptz') createdAt: Date;
  @Column('timestamptz', { nullable: true }) erasedAt: Date | null;
  /**
   * Whether the account was created with the demo data. The password of such an account is public.
   */
  @Column('boolean', { default: false }) demo: boolean;
}
