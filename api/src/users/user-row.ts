import { type StaffUserAnswer, user, type UserAnswer } from '@five/shared/auth/auth.contract';
import type { BookerDetail } from '@five/shared/auth/auth.codes';
import { fullNameOf } from '@five/shared/auth/auth.rules';
import { scopesOf } from '@five/shared/auth/roles';
import { imageAnswer, imageColumn, type ImageRow } from '../platform/files/image-answer.ts';
import { answerOf } from '../platform/rows/answer-of.ts';
import { fieldsOf, selectAs, selectOf } from '../platform/rows/columns.ts';
import { customerColumns, MISSING_DETAILS } from './customers/record-customer.ts';
import { User } from './user.entity.ts';

const FIELDS = fieldsOf(
  User,
  'playerPosition',
  'playerLevel',
  'playerPhotoId',
  'playerSearch',
  'search',
  'erasedAt',
);

/** A user with its customer, as `USER_SELECT` reads it. */
export interface UserRow extends Pick<User, (typeof FIELDS)[number]> {
  position: User['playerPosition'];
  level: User['playerLevel'];
  photoId: User['playerPhotoId'];
  photo: ImageRow | null;
  customerId: number;
  customer: string;
  /** The tariff's code. */
  tariff: string;
  missing: BookerDetail[];
  /** Whether the account has a confirmed second factor. */
  secondFactor: boolean;
}

const PLAYER = {
  position: 'playerPosition',
  level: 'playerLevel',
  photoId: 'playerPhotoId',
} as const;
/** SQL condition that a user `u` has a confirmed second factor. */
export const HAS_SECOND_FACTOR = `exists (select from second_factors sf
  where sf.user_id = u.id and sf.confirmed_at is not null)`;

export const USER_SELECT = `select ${selectOf(User, 'u', FIELDS)}, ${selectAs(User, 'u', PLAYER)},
    ${imageColumn('f')} as photo, ${customerColumns({ customerId: 'id', customer: 'reference' })},
    t.reference as tariff, ${MISSING_DETAILS} as missing,
    ${HAS_SECOND_FACTOR} as "secondFactor"
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

/**
 * The email of an account, or its phone if it has no email: the name under which its attempts are
 * counted. Each account that is not erased has one of them.
 */
export const loginNameOf = ({ email, phone, reference }: UserRow): string =>
  email ?? phone ?? reference;

const NO_RELATED_FIELDS: RelatedFields = { cin: null, unread: { messages: 0, notifications: 0 } };

export function userAnswer(
  row: UserRow,
  { cin, unread }: RelatedFields = NO_RELATED_FIELDS,
): UserAnswer {
  const { name, firstName, phone, role, verifiedAt, tutor, photo } = row;
  const { address, city, homePhone, profession, position, level } = row;
  return answerOf(user, row, {
    id: row.reference,
    fullName: fullNameOf(firstName, name),
    phone: phone ?? '',
    scope: [...scopesOf(role)],
    verified: verifiedAt !== null,
    photo: imageAnswer(photo),
    profile: { address, city, homePhone, profession, position, level },
    tutor: { ...NO_TUTOR, ...tutor, cin },
    unread,
  });
}

export function staffUserAnswer(row: UserRow, related?: RelatedFields): StaffUserAnswer {
  return {
    ...userAnswer(row, related),
    active: row.active,
    secondFactor: row.secondFactor,
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
