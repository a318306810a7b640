import type { KitSize, RegistrationState } from '@five/shared/academy/academy.codes';
import type { Locale } from '@five/shared/locales/locale';
import { Check, Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn, Unique } from 'typeorm';
import { NotPersonal, Personal } from '../../platform/personal-data/marks.ts';
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
  @NotPersonal('code') @Column('text') status: RegistrationState;
  @Personal({ keep: 'erased by staff on request', notExported: 'belongs to no account' })
  @Column('text')
  childName: string;
  @Personal({ keep: 'erased by staff on request', notExported: 'belongs to no account' })
  @Column('text')
  childFirstName: string;
  @Column('date') childBirthDate: string;
  /**
   * The child's normalized name (`childKey`), part of two unique indexes against duplicate
   * registrations. For duplicates that existed before these indexes, the migration appended the
   * registration's reference to this text.
   */
  @Personal({ keep: 'erased by staff on request', notExported: 'belongs to no account' })
  @Column('text', { default: '' })
  childKey: string;
  @Personal({ keep: 'erased by staff on request', notExported: 'belongs to no account' })
  @Column('text')
  guardianFullName: string;
  @Personal({ keep: 'erased by staff on request', notExported: 'belongs to no account' })
  @Column('text')
  guardianPhone: string;
  @Personal({ keep: 'erased by staff on request', notExported: 'belongs to no account' })
  @Column('text')
  guardianEmail: string;
  @NotPersonal('code') @Column('text') kitSize: KitSize;
  @Personal({ keep: 'erased by staff on request', notExported: 'belongs to no account' })
  @Column('text', { nullable: true })
  note: string | null;
  /** Language of the registration page. */
  @NotPersonal('code') @Column('text') locale: Locale;
  @NotPersonal('code') @Column('text') policiesVersion: string;
  /** Time at which the registration joined the waiting list. */
  @Column('timestamptz', { nullable: true }) waitingSince: Date | null;
  @Personal({ keep: 'erased by staff on request', notExported: 'belongs to no account' })
  @Column('text', { default: '' })
  search: string;
  @Column('timestamptz') createdAt: Date;
}
