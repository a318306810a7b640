import type { StaffUserAnswer, UserAnswer } from '@five/shared/auth/auth.contract';
import { fullNameOf } from '@five/shared/auth/auth.rules';
import { scopesOf } from '@five/shared/auth/roles';
import type { Level, Position } from '@five/shared/community/community.codes';
import type { Locale } from '@five/shared/locales/locale';
import type { NoticeMute } from '@five/shared/notifications/notifications.codes';
import { imageAnswer, imageColumn, type ImageRow } from '../platform/files/image-answer.ts';
import type { StoredRole, StoredTutor } from './user.entity.ts';

/** A user with its customer, as `USER_SELECT` reads it. */
export interface UserRow {
  id: number;
  reference: string;
  email: string;
  phone: string | null;
  passwordHash: string;
  name: string;
  firstName: string;
  emergencyPhone: string | null;
  birthDate: string | null;
  role: StoredRole;
  verifiedAt: Date | null;
  locale: Locale;
  active: boolean;
  publicPlayer: boolean;
  address: string | null;
  city: string | null;
  homePhone: string | null;
  profession: string | null;
  position: Position | null;
  level: Level | null;
  photoId: number | null;
  photo: ImageRow | null;
  muted: NoticeMute[];
  tutor: StoredTutor;
  tutorCin: Buffer | null;
  pendingEmail: string | null;
  pendingPhone: string | null;
  conditionsVersion: string | null;
  conditionsAcceptedAt: Date | null;
  createdAt: Date;
  /** Whether the user was created with the demo data. */
  demo: boolean;
  customerId: number;
  customer: string;
  /** The tariff's code. */
  tariff: string;
}

export const USER_SELECT = `select u.id, u.reference, u.email, u.phone, u.password_hash as
  "passwordHash", u.name, u.first_name as "firstName",
    u.emergency_phone as "emergencyPhone", u.birth_date as "birthDate", u.role, u.verified_at as
    "verifiedAt", u.locale, u.active,
    u.public_player as "publicPlayer", u.address, u.city, u.home_phone as "homePhone", u.profession,
    u.player_position as position,
    u.player_level as level, u.player_photo_id as "photoId",
    ${imageColumn('f')} as photo, u.muted, u.tutor, u.tutor_cin as "tutorCin",
    u.pending_email as "pendingEmail", u.pending_phone as "pendingPhone", u.conditions_version as
    "conditionsVersion",
    u.conditions_accepted_at as "conditionsAcceptedAt", u.created_at as "createdAt", u.demo,
    c.id as "customerId", c.reference as customer, t.reference as tariff
  from users u join customers c on c.user_id = u.id join tariffs t on t.id = c.tariff_id left
  join files f on f.id = u.player_photo_id`;

/**
 * Fields of the API response for a user whose values depend on the reader (the user, staff or an
 * admin).
 */
export interface RelatedFields {
  /** The tutor's identity card number, for the owner and admins only. */
  cin: string | null;
  unread: UserAnswer['unread'];
}

const NO_RELATED_FIELDS: RelatedFields = { cin: null, unread: { messages: 0, notifications: 0 } };

export function userAnswer(
  row: UserRow,
  { cin, unread }: RelatedFields = NO_RELATED_FIELDS,
): UserAnswer {
  const {
    reference,
    name,
    firstName,
    email,
    phone,
    emergencyPhone,
    birthDate,
    locale,
    tariff,
    publicPlayer,
    pendingEmail,
    pendingPhone,
  } = row;
  const { address, city, homePhone, profession, position, level } = row;
  return {
    id: reference,
    reference,
    name,
    firstName,
    fullName: fullNameOf(firstName, name),
    email,
    phone: phone ?? '',
    emergencyPhone,
    birthDate,
    scope: [...scopesOf(row.role)],
    verified: row.verifiedAt !== null,
    locale,
    tariff,
    publicPlayer,
    photo: imageAnswer(row.photo),
    pendingEmail,
    pendingPhone,
    profile: { address, city, homePhone, profession, position, level },
    muted: row.muted,
    tutor: { ...NO_TUTOR, ...row.tutor, cin },
    unread,
  };
}

export function staffUserAnswer(row: UserRow, related?: RelatedFields): StaffUserAnswer {
  return {
    ...userAnswer(row, related),
    active: row.active,
    customer: row.customer,
    createdAt: row.createdAt.toISOString(),
  };
}

const NO_TUTOR = {
  name: null,
  firstName: null,
  fullName: null,
  email: null,
  phone: null,
  address: null,
  city: null,
  homePhone: null,
};
