import { Injectable } from '@nestjs/common';
import type { Author } from '@five/shared/community/community.contract';
import { displayNameOf } from '@five/shared/community/players.rules';
import type { Locale, Texts } from '@five/shared/locales/locale';
import { Translator } from '../platform/i18n/translator.ts';

/** A user as selected by `personSql`. For an erased account `personSql` selects null instead. */
export interface Person {
  reference: string;
  firstName: string;
  name: string;
}

/**
 * SQL of a user as JSON.
 * @param u the alias of `users`
 */
export const personSql = (u: string): string =>
  `case when
    ${u}.id is not null
    and ${u}.erased_at is null then jsonb_build_object('reference',
    ${u}.reference, 'firstName', ${u}.first_name, 'name', ${u}.name) end`;

/**
 * The reader's language, and whether the reader is staff. Staff see which member of staff wrote a
 * post.
 */
export interface AuthorViewer {
  locale: Locale;
  desk: boolean;
}

/** Formats authors for display. */
@Injectable()
export class AuthorPresenter {
  constructor(private readonly translator: Translator) {}

  /**
   * Returns the author of a post, as shown to the reader `to`.
   * @param desk true if the post was written in the name of the desk. Staff then see the member of
   * staff that wrote it, and other readers see the desk as the author.
   */
  author(person: Person | null, desk: boolean, to: AuthorViewer): Author {
    if (desk && (person === null || !to.desk)) return this.desk(to.locale);
    return {
      reference: person?.reference ?? null,
      displayName: this.nameOf(person, to.locale),
      desk,
    };
  }

  desk(locale: Locale): Author {
    return { reference: null, displayName: this.deskName(locale), desk: true };
  }

  nameOf(person: Person | null, locale: Locale): string {
    return person === null ? this.formerName(locale) : displayNameOf(person.firstName, person.name);
  }

  /** The desk's name in every language. */
  deskTexts(): Texts {
    return { fr: this.deskName('fr'), en: this.deskName('en'), ar: this.deskName('ar') };
  }

  /** Display name for erased accounts in every language. */
  formerTexts(): Texts {
    return { fr: this.formerName('fr'), en: this.formerName('en'), ar: this.formerName('ar') };
  }

  private formerName(locale: Locale): string {
    return this.translator.translate(locale, 'states', 'formerPlayer');
  }

  private deskName(locale: Locale): string {
    return this.translator.translate(locale, 'states', 'role.staff');
  }
}
