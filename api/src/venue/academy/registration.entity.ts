import type { KitSize, RegistrationState } from '@five/shared/academy/academy.codes';
import type { Locale } from '@five/shared/locales/locale';
import { Check, Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn, Unique } from 'typeorm';
import { AcademySession } from './academy-session.entity.ts';

/**
 * A child's place in a group or on its waiting list. Only staff can read it; it is erased on
 * request.
 */
@Entity('academy_registrations')
@Unique('academy_registrations_reference', ['reference'])
@Check(
  'academy_registrations_status',
  `status in ('received', 'waiting', 'confirmed', 'cancelled')`,
)
@Check('academy_registrations_child_name', `child_name <> ''`)
@Check('academy_registrations_child_first_name', `child_first_name <> ''`)
@Check('academy_registrations_guardian', `guardian_full_name <> ''`)
@Check('academy_registrations_kit_size', `kit_size in ('4', '6', '8', '10', '12', '14')`)
@Check('academy_registrations_locale', `locale in ('fr', 'en', 'ar')`)
@Check('academy_registrations_in_line', `(status = 'waiting') = (waiting_since is not null)`)
@Index('academy_registrations_of_session', ['sessionId', 'status'])
@Index('academy_registrations_created', { synchronize: false })
@Index(
  'academy_registrations_child_of_phone',
  ['sessionId', 'childKey', 'childBirthDate', 'guardianPhone'],
  { unique: true, where: `status <> 'cancelled'` },
)
@Index(
  'academy_registrations_child_of_email',
  ['sessionId', 'childKey', 'childBirthDate', 'guardianEmail'],
  { unique: true, where: `status <> 'cancelled'` },
)
@Index('academy_registrations_child', ['childBirthDate', 'childKey'])
export class Registration {
  @PrimaryGeneratedColumn('identity', {
    type: 'bigint',
    generatedIdentity: 'ALWAYS',
    primaryKeyConstraintName: 'academy_registrations_pk',
  })
  id: number;
  @Column('text') reference: string;
  @ForeignKey(() => AcademySession, { name: 'academy_registrations_session' })
  @Column('bigint')
  sessionId: number;
  @Column('text') status: RegistrationState;
  @Column('text') childName: string;
  @Column('text') childFirstName: string;
  @Column('date') childBirthDate: string;
  /**
   * The child's normalized name (`childKey`), part of two unique indexes against duplicate
   * registrations. For duplicates that existed before these indexes, the migration appended the
   * registration's reference to this text.
   */
  @Column('text', { default: '' }) childKey: string;
  @Column('text') guardianFullName: string;
  @Column('text') guardianPhone: string;
  @Column('text') guardianEmail: string;
  @Column('text') kitSize: KitSize;
  @Column('text', { nullable: true }) note: string | null;
  /** Language of the registration page. */
  @Column('text') locale: Locale;
  @Column('text') policiesVersion: string;
  /** Time at which the registration joined the waiting list. */
  @Column('timestamptz', { nullable: true }) waitingSince: Date | null;
  @Column('text', { default: '' }) search: string;
  @Column('timestamptz') createdAt: Date;
}
