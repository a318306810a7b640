import type { KitSize, RegistrationState } from '@five/shared/academy/academy.codes';
import type { Locale } from '@five/shared/locales/locale';
import type { SESSIONS } from './academy-list.ts';

/** A child of the demo, with the child's age at the start of the season. */
export interface DemoChild {
  session: keyof typeof SESSIONS;
  firstName: string;
  name: string;
  age: number;
  guardian: string;
  kitSize: KitSize;
  locale?: Locale;
  /** Decision of staff on the registration; undefined if it is not reviewed yet. */
  then?: RegistrationState;
  note?: string;
}

/**
 * Children in order of registration. The last three children of the Wednesday session are put on
 * the waiting list, because the group is full.
 */
export const CHILDREN: readonly DemoChild[] = [
  {
    session: 'wednesday',
    firstName: 'Adam',
    name: 'Tazi',
    age: 8,
    guardian: 'Salma Tazi',
    kitSize: '8',
    then: 'confirmed',
  },
  {
    session: 'wednesday',
    firstName: 'Lina',
    name: 'Benkirane',
    age: 7,
    guardian: 'Omar Benkirane',
    kitSize: '8',
    then: 'confirmed',
  },
  {
    session: 'sunday',
    firstName: 'Rayan',
    name: 'Chafik',
    age: 6,
    guardian: 'Hanane Chafik',
    kitSize: '6',
    then: 'confirmed',
    note: 'Premier sport, un peu timide.',
  },
  {
    session: 'wednesday',
    firstName: 'ياسين',
    name: 'المريني',
    age: 9,
    guardian: 'فاطمة المريني',
    kitSize: '10',
    locale: 'ar',
    then: 'confirmed',
  },
  {
    session: 'wednesday',
    firstName: 'Inès',
    name: 'Berrada',
    age: 10,
    guardian: 'Driss Berrada',
    kitSize: '10',
    then: 'confirmed',
  },
  {
    session: 'saturday',
    firstName: 'Ilyas',
    name: 'Ouali',
    age: 11,
    guardian: 'Samira Ouali',
    kitSize: '12',
    then: 'confirmed',
  },
  {
    session: 'wednesday',
    firstName: 'Noah',
    name: 'Whitfield',
    age: 8,
    guardian: 'Emma Whitfield',
    kitSize: '8',
    locale: 'en',
    then: 'confirmed',
    note: 'Parle anglais et un peu français.',
  },
  {
    session: 'wednesday',
    firstName: 'Aya',
    name: 'Lamrani',
    age: 8,
    guardian: 'Nawal Lamrani',
    kitSize: '8',
    then: 'confirmed',
  },
  {
    session: 'saturday',
    firstName: 'Zakaria',
    name: 'Haddad',
    age: 12,
    guardian: 'Rachida Haddad',
    kitSize: '14',
    then: 'confirmed',
  },
  {
    session: 'wednesday',
    firstName: 'Younes',
    name: 'Sabri',
    age: 7,
    guardian: 'Imane Sabri',
    kitSize: '6',
    then: 'cancelled',
    note: 'Déménage à Rabat.',
  },
  {
    session: 'wednesday',
    firstName: 'سلمى',
    name: 'العلوي',
    age: 9,
    guardian: 'محمد العلوي',
    kitSize: '10',
    locale: 'ar',
    then: 'confirmed',
  },
  {
    session: 'sunday',
    firstName: 'Jad',
    name: 'Filali',
    age: 5,
    guardian: 'Loubna Filali',
    kitSize: '4',
    then: 'confirmed',
  },
  {
    session: 'wednesday',
    firstName: 'Mehdi',
    name: 'Kadiri',
    age: 10,
    guardian: 'Karima Kadiri',
    kitSize: '12',
    then: 'confirmed',
  },
  {
    session: 'wednesday',
    firstName: 'Sofia',
    name: 'El Fassi',
    age: 8,
    guardian: 'Hicham El Fassi',
    kitSize: '8',
  },
  {
    session: 'saturday',
    firstName: 'Anas',
    name: 'Bennani',
    age: 9,
    guardian: 'Meryem Bennani',
    kitSize: '10',
  },
  {
    session: 'wednesday',
    firstName: 'Ziad',
    name: 'Mansouri',
    age: 9,
    guardian: 'Hafida Mansouri',
    kitSize: '10',
  },
  {
    session: 'wednesday',
    firstName: 'Maya',
    name: 'Cherkaoui',
    age: 7,
    guardian: 'Anas Cherkaoui',
    kitSize: '6',
  },
  {
    session: 'sunday',
    firstName: 'هبة',
    name: 'الوزاني',
    age: 7,
    guardian: 'عبد الله الوزاني',
    kitSize: '8',
    locale: 'ar',
  },
  {
    session: 'wednesday',
    firstName: 'Bilal',
    name: 'Rami',
    age: 10,
    guardian: 'Souad Rami',
    kitSize: '12',
  },
  {
    session: 'saturday',
    firstName: 'Kenza',
    name: 'Alami',
    age: 10,
    guardian: 'Youssef Alami',
    kitSize: '10',
  },
  {
    session: 'wednesday',
    firstName: 'Amir',
    name: 'Naciri',
    age: 8,
    guardian: 'Ghita Naciri',
    kitSize: '8',
  },
  {
    session: 'wednesday',
    firstName: 'Rim',
    name: 'Skalli',
    age: 9,
    guardian: 'Adil Skalli',
    kitSize: '8',
  },
  {
    session: 'sunday',
    firstName: 'Ali',
    name: 'Bouhlal',
    age: 8,
    guardian: 'Fatima-Zahra Bouhlal',
    kitSize: '8',
  },
  {
    session: 'wednesday',
    firstName: 'Tom',
    name: 'Girard',
    age: 7,
    guardian: 'Claire Girard',
    kitSize: '8',
  },
];
