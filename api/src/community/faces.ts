import { Injectable } from '@nestjs/common';
import type { Author } from '@five/shared/community/discussions.contract';
import { displayNameOf } from '@five/shared/community/players.rules';
import type { Locale, Texts } from '@five/shared/locales/locale';
import { Wording } from '../platform/wording/wording.ts';

/** Somebody as a query reads it; null for an account that is gone. */
export interface Person {
  reference: string;
  firstName: string;
  name: string;
}

/** The person as JSON. @param u the alias of `users` */
export const personSql = (u: string): string =>
  `case when ${u}.id is not null and ${u}.erased_at is null then jsonb_build_object('reference', ${u}.reference, 'firstName', ${u}.first_name, 'name', ${u}.name) end`;

/** Who reads: its language, and whether it is the desk, which sees who of it spoke. */
export interface Beholder {
  locale: Locale;
  desk: boolean;
}

/** How people of the community are shown to one another. */
@Injectable()
export class Faces {
  constructor(private readonly wording: Wording) {}

  /** Who said something; `desk`: for the desk. */
  author(person: Person | null, desk: boolean, to: Beholder): Author {
    if (desk && (person === null || !to.desk)) return this.desk(to.locale);
    return { reference: person?.reference ?? null, displayName: this.nameOf(person, to.locale), desk };
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

  /** The name of whoever has left, in every language. */
  formerTexts(): Texts {
    return { fr: this.formerName('fr'), en: this.formerName('en'), ar: this.formerName('ar') };
  }

  private formerName(locale: Locale): string {
    return this.wording.say(locale, 'states', 'formerPlayer');
  }

  private deskName(locale: Locale): string {
    return this.wording.say(locale, 'states', 'role.staff');
  }
}
