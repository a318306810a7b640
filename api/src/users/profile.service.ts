import { Injectable } from '@nestjs/common';
import { birthDateProblem, fullNameOf } from '@five/shared/auth/auth.rules';
import type { UpdateProfileRequest } from '@five/shared/auth/auth.requests';
import { Audit } from '../platform/audit/audit.ts';
import { isChanged } from '../platform/audit/changes.ts';
import { FieldCipher } from '../platform/config/field-cipher.ts';
import { VenueClock } from '../platform/clock/venue-clock.ts';
import type { Tx } from '../platform/database/transactions.ts';
import type { UnattachedFile } from '../platform/files/file-repository.ts';
import { Files } from '../platform/files/files.ts';
import { fieldRefused } from '../platform/http/domain-error.ts';
import { phoneOf } from '../platform/http/normalized.ts';
import { AccountListeners } from './account-listeners.ts';
import { ReservedNames } from './reserved-names.ts';
import { playerSearch, personSearch } from './search-text.ts';
import type { StoredTutor } from './user.entity.ts';
import type { UserRow } from './user-row.ts';

/**
 * Changes from the profile form that apply at once. A new email or phone is not among them, because
 * it requires a code (see `contacts.service.ts`).
 */
export interface ProfileChange extends Omit<UpdateProfileRequest, 'email' | 'phone'> {
  /** A new photo for the public profile. */
  photo?: UnattachedFile | null;
}

/** A user's own profile. */
@Injectable()
export class ProfileService {
  constructor(
    private readonly audit: Audit,
    private readonly cipher: FieldCipher,
    private readonly listeners: AccountListeners,
    private readonly files: Files,
    private readonly reserved: ReservedNames,
    private readonly venueClock: VenueClock,
  ) {}

  async change(tx: Tx, user: UserRow, change: ProfileChange): Promise<void> {
    const columns = {
      ...plainColumns(change),
      ...this.tutorColumns(user, change.tutor),
      ...(await this.photoColumn(tx, user, change)),
      ...ratingColumn(user, change),
    };
    const fields = changedFields(user, columns);
    if (fields.length === 0) return;
    await this.refuseReserved(user, change);
    this.refuseBirthDate(user, change);
    const set = fields.map((column, index) => `${column} = $${index + 2}`).join(', ');
    await tx.query(`update users set ${set} where id = $1`, [
      user.id,
      ...fields.map((column) => columns[column]),
    ]);
    if (fields.includes('name') || fields.includes('first_name'))
      await this.rename(tx, user, change);
    if (fields.some((field) => ON_CARD.includes(field)))
      await tx.query('update users set player_search = $2 where id = $1', [
        user.id,
        playerSearch({ ...user, ...given(change) }),
      ]);
    await this.audit.record(tx, {
      actor: user.reference,
      act: 'user.profile',
      subjectKind: 'user',
      subject: user.reference,
      changed: { fields },
    });
    await this.listeners.changed(tx, user.reference);
  }

  /**
   * Refuses a reserved name for a player. Staff may use reserved names, and an unchanged name is
   * accepted.
   * @throws DomainError AUTH_NAME_RESERVED
   */
  private async refuseReserved(
    user: UserRow,
    { firstName = user.firstName, name = user.name }: ProfileChange,
  ): Promise<void> {
    const isUnchanged = firstName.trim() === user.firstName && name.trim() === user.name;
    if (user.role === 'player' && !isUnchanged) await this.reserved.refuse({ firstName, name });
  }

  /**
   * Refuses to change a birth date; only an account without one may set it.
   * @throws DomainError AUTH_BIRTH_DATE_FIXED, AUTH_BIRTH_DATE_INVALID, AUTH_UNDER_AGE
   */
  private refuseBirthDate(user: UserRow, { birthDate }: ProfileChange): void {
    if (birthDate === undefined || birthDate === user.birthDate) return;
    const problem =
      user.birthDate === null
        ? birthDateProblem(birthDate, this.venueClock.today())
        : 'AUTH_BIRTH_DATE_FIXED';
    if (problem) throw fieldRefused(problem, 'birthDate');
  }

  private async rename(tx: Tx, user: UserRow, change: ProfileChange): Promise<void> {
    const fullName = fullNameOf(change.firstName ?? user.firstName, change.name ?? user.name);
    await tx.query('update users set search = $2 where id = $1', [
      user.id,
      personSearch([fullName, user.email, user.reference], user.phone),
    ]);
    await tx.query('update customers set full_name = $2, search = $3 where user_id = $1', [
      user.id,
      fullName,
      personSearch([fullName, user.email, user.customer], user.phone),
    ]);
  }

  private async photoColumn(
    tx: Tx,
    user: UserRow,
    { photo = null, removePhoto }: ProfileChange,
  ): Promise<Record<string, unknown>> {
    if (!photo && !(removePhoto && user.photoId !== null)) return {};
    return {
      player_photo_id: await this.files.replace(tx, {
        former: user.photoId,
        file: photo,
        change: { removeImage: removePhoto },
        owner: { kind: 'player', reference: user.reference },
      }),
    };
  }

  private tutorColumns(user: UserRow, tutor: ProfileChange['tutor']): Record<string, unknown> {
    if (!tutor) return {};
    const { cin, ...rest } = tutor;
    const had = user.tutorCin && this.cipher.decrypt(user.tutorCin, user.reference);
    // An unchanged identity card number keeps its stored ciphertext, because encrypting the number
    // again would give a different ciphertext.
    const sealed =
      cin === undefined || cin === had
        ? {}
        : {
            tutor_cin: filled(cin) === null ? null : this.cipher.encrypt(cin ?? '', user.reference),
          };
    return { tutor: { ...user.tutor, ...storedTutor(rest) }, ...sealed };
  }
}

/**
 * Names of the columns whose value changes. A form sends all of its fields, including unchanged
 * fields.
 */
function changedFields(user: UserRow, columns: Record<string, unknown>): string[] {
  const stored: Record<string, unknown> = {
    name: user.name,
    first_name: user.firstName,
    emergency_phone: user.emergencyPhone,
    birth_date: user.birthDate,
    address: user.address,
    city: user.city,
    home_phone: user.homePhone,
    profession: user.profession,
    player_position: user.position,
    player_level: user.level,
    player_rating: user.playerRating,
    locale: user.locale,
    public_player: user.publicPlayer,
    shows_results: user.showsResults,
    muted: user.muted,
    tutor: user.tutor,
    tutor_cin: user.tutorCin,
    player_photo_id: user.photoId,
  };
  return Object.keys(columns).filter((column) =>
    isChanged({ value: stored[column] }, { value: columns[column] }),
  );
}

/** Columns that appear as text on the player's public profile. */
const ON_CARD = ['name', 'first_name', 'city'];

function plainColumns(change: ProfileChange): Record<string, unknown> {
  const columns = {
    name: change.name?.trim(),
    first_name: change.firstName?.trim(),
    emergency_phone: phone(change.emergencyPhone, 'emergencyPhone'),
    birth_date: change.birthDate,
    address: filled(change.address),
    city: filled(change.city),
    home_phone: phone(change.homePhone, 'homePhone'),
    profession: filled(change.profession),
    player_position: change.position,
    player_level: change.level,
    locale: change.locale,
    public_player: change.publicPlayer,
    shows_results: change.showsResults,
    muted: change.muted,
  };
  return given(columns);
}

/** A level that the player says anew ends that of the results, which then start from it. */
const ratingColumn = (user: UserRow, { level }: ProfileChange): Record<string, unknown> =>
  level === undefined || level === user.level ? {} : { player_rating: null };

function storedTutor(tutor: Omit<NonNullable<ProfileChange['tutor']>, 'cin'>): StoredTutor {
  const texts = Object.entries(tutor).map(([field, value]) => [field, filled(value)]);
  return given({
    ...Object.fromEntries(texts),
    phone: phone(tutor.phone, 'tutor.phone'),
    homePhone: phone(tutor.homePhone, 'tutor.homePhone'),
  });
}

/** Converts blank text to null; an omitted field stays undefined. */
function filled(text: string | null | undefined): string | null | undefined {
  return text === undefined ? undefined : text?.trim() || null;
}

/**
 * Returns the normalized phone number; an omitted or empty value is returned unchanged.
 * @throws DomainError AUTH_PHONE_INVALID on `field`
 */
const phone = (text: string | null | undefined, field: string) =>
  text ? phoneOf(text, field, 'AUTH_PHONE_INVALID') : text;

/** Returns the columns without omitted (undefined) fields. */
function given<T extends object>(columns: T): Partial<T> {
  return Object.fromEntries(
    Object.entries(columns).filter(([, value]) => value !== undefined),
  ) as Partial<T>;
}
