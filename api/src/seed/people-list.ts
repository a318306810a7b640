import type { Level, Position } from '@five/shared/community/community.codes';
import type { Locale } from '@five/shared/locales/locale';
import type { StoredRole } from '../users/user.entity.ts';

/** A demo person with a login. */
export interface DemoLogin {
  email: string;
  firstName: string;
  name: string;
  phone: string;
  birthDate: string;
  role?: StoredRole;
  locale?: Locale;
  verified?: boolean;
  /** Has a public profile. */
  open?: boolean;
  city?: string;
  profession?: string;
  position?: Position;
  level?: Level;
}

/** A customer without a login. */
export interface DemoCaller {
  fullName: string;
  phone: string;
  note?: string;
}

export const STAFF: DemoLogin[] = [
  {
    email: 'admin@demo.test',
    firstName: 'Nadia',
    name: 'Chraïbi',
    phone: '+212600000001',
    birthDate: '1984-03-09',
    role: 'admin',
  },
  {
    email: 'reception@demo.test',
    firstName: 'Karim',
    name: 'Ouazzani',
    phone: '+212600000002',
    birthDate: '1993-11-21',
    role: 'staff',
  },
];

export const PLAYERS: DemoLogin[] = [
  {
    email: 'player@demo.test',
    firstName: 'Yassine',
    name: 'El Amrani',
    phone: '+212600000010',
    birthDate: '1996-06-14',
    open: true,
    city: 'Casablanca',
    profession: 'Ingénieur',
    position: 'midfielder',
    level: 'regular',
  },
  {
    email: 'player2@demo.test',
    firstName: 'Salma',
    name: 'Benjelloun',
    phone: '+212600000011',
    birthDate: '1998-02-27',
    open: true,
    city: 'Casablanca',
    profession: 'Architecte',
    position: 'defender',
    level: 'regular',
  },
  {
    email: 'rookie@demo.test',
    firstName: 'Mehdi',
    name: 'Tazi',
    phone: '+212600000012',
    birthDate: '2004-09-30',
    verified: false,
  },
  {
    email: 'hamza.berrada@joueurs.test',
    firstName: 'Hamza',
    name: 'Berrada',
    phone: '+212600000021',
    birthDate: '1992-01-18',
    open: true,
    city: 'Casablanca',
    profession: 'Comptable',
    position: 'forward',
    level: 'strong',
  },
  {
    email: 'imane.lahlou@joueurs.test',
    firstName: 'Imane',
    name: 'Lahlou',
    phone: '+212600000022',
    birthDate: '1995-07-03',
    open: true,
    city: 'Mohammedia',
    position: 'midfielder',
    level: 'casual',
  },
  {
    email: 'omar.kabbaj@joueurs.test',
    firstName: 'Omar',
    name: 'Kabbaj',
    phone: '+212600000023',
    birthDate: '1989-12-11',
    open: true,
    city: 'Casablanca',
    profession: 'Professeur',
    position: 'goalkeeper',
    level: 'regular',
  },
  {
    email: 'anas.zerouali@joueurs.test',
    firstName: 'أنس',
    name: 'الزروالي',
    phone: '+212600000024',
    birthDate: '1997-05-25',
    locale: 'ar',
    open: true,
    city: 'الدار البيضاء',
    position: 'forward',
    level: 'regular',
  },
  {
    email: 'sara.elidrissi@joueurs.test',
    firstName: 'سارة',
    name: 'الإدريسي',
    phone: '+212600000025',
    birthDate: '1999-10-08',
    locale: 'ar',
    open: true,
    city: 'الدار البيضاء',
    position: 'defender',
    level: 'casual',
  },
  {
    email: 'ayoub.sqalli@joueurs.test',
    firstName: 'Ayoub',
    name: 'Sqalli',
    phone: '+212600000026',
    birthDate: '2001-04-16',
    open: true,
    city: 'Bouskoura',
    profession: 'Étudiant',
    position: 'forward',
    level: 'strong',
  },
  {
    email: 'younes.fassi@joueurs.test',
    firstName: 'Younes',
    name: 'Fassi Fihri',
    phone: '+212600000027',
    birthDate: '1987-08-02',
    city: 'Casablanca',
    profession: 'Médecin',
  },
  {
    email: 'leila.bouzidi@joueurs.test',
    firstName: 'Leïla',
    name: 'Bouzidi',
    phone: '+212600000028',
    birthDate: '1994-03-19',
    open: true,
    city: 'Casablanca',
    position: 'midfielder',
    level: 'strong',
  },
  {
    email: 'tom.reed@joueurs.test',
    firstName: 'Tom',
    name: 'Reed',
    phone: '+447700900123',
    birthDate: '1991-09-05',
    locale: 'en',
    open: true,
    city: 'Casablanca',
    profession: 'Teacher',
    position: 'goalkeeper',
    level: 'casual',
  },
  {
    email: 'rachid.moutaouakil@joueurs.test',
    firstName: 'Rachid',
    name: 'Moutaouakil',
    phone: '+212600000030',
    birthDate: '1983-02-14',
  },
  {
    email: 'ghita.alaoui@joueurs.test',
    firstName: 'Ghita',
    name: 'Alaoui',
    phone: '+212600000031',
    birthDate: '2000-12-01',
    open: true,
    city: 'Dar Bouazza',
    position: 'defender',
    level: 'beginner',
  },
  {
    email: 'nabil.sefrioui@joueurs.test',
    firstName: 'Nabil',
    name: 'Sefrioui',
    phone: '+212600000032',
    birthDate: '1990-05-12',
    open: true,
    city: 'Casablanca',
    position: 'goalkeeper',
    level: 'strong',
  },
  {
    email: 'hajar.mernissi@joueurs.test',
    firstName: 'Hajar',
    name: 'Mernissi',
    phone: '+212600000033',
    birthDate: '1997-11-30',
    open: true,
    city: 'Casablanca',
    position: 'forward',
    level: 'regular',
  },
  {
    email: 'badr.haddaoui@joueurs.test',
    firstName: 'بدر',
    name: 'الحداوي',
    phone: '+212600000034',
    birthDate: '1993-08-21',
    locale: 'ar',
    open: true,
    city: 'المحمدية',
    position: 'defender',
    level: 'strong',
  },
  {
    email: 'reda.guessous@joueurs.test',
    firstName: 'Réda',
    name: 'Guessous',
    phone: '+212600000035',
    birthDate: '1986-03-04',
    open: true,
    city: 'Bouskoura',
    position: 'midfielder',
    level: 'casual',
  },
  {
    email: 'khalid.amghar@joueurs.test',
    firstName: 'Khalid',
    name: 'Amghar',
    phone: '+212600000036',
    birthDate: '1979-12-19',
    open: true,
    city: 'Casablanca',
    position: 'defender',
    level: 'regular',
  },
  {
    email: 'zineb.ouarzazi@joueurs.test',
    firstName: 'Zineb',
    name: 'Ouarzazi',
    phone: '+212600000037',
    birthDate: '2002-02-08',
    open: true,
    city: 'Casablanca',
    position: 'midfielder',
    level: 'beginner',
  },
  {
    email: 'ismail.qadiri@joueurs.test',
    firstName: 'إسماعيل',
    name: 'القادري',
    phone: '+212600000038',
    birthDate: '1995-09-17',
    locale: 'ar',
    open: true,
    city: 'الدار البيضاء',
    position: 'goalkeeper',
    level: 'regular',
  },
  {
    email: 'lucas.moreau@joueurs.test',
    firstName: 'Lucas',
    name: 'Moreau',
    phone: '+33600000139',
    birthDate: '1998-06-23',
    open: true,
    city: 'Casablanca',
    position: 'forward',
    level: 'casual',
  },
  {
    email: 'wiam.tahiri@joueurs.test',
    firstName: 'Wiam',
    name: 'Tahiri',
    phone: '+212600000040',
    birthDate: '1999-04-02',
    open: true,
    city: 'Dar Bouazza',
    level: 'casual',
  },
  {
    email: 'saad.benali@joueurs.test',
    firstName: 'Saad',
    name: 'Benali',
    phone: '+212600000041',
    birthDate: '1991-10-10',
    open: true,
    city: 'Casablanca',
    position: 'midfielder',
    level: 'strong',
  },
  {
    email: 'maryam.idrissi@joueurs.test',
    firstName: 'مريم',
    name: 'الإدريسي',
    phone: '+212600000042',
    birthDate: '2003-01-27',
    locale: 'ar',
    open: true,
    city: 'الدار البيضاء',
    position: 'forward',
    level: 'beginner',
  },
  {
    email: 'emily.hart@joueurs.test',
    firstName: 'Emily',
    name: 'Hart',
    phone: '+447700900145',
    birthDate: '1994-07-14',
    locale: 'en',
    open: true,
    city: 'Casablanca',
    position: 'defender',
    level: 'regular',
  },
  {
    email: 'driss.lemrini@joueurs.test',
    firstName: 'Driss',
    name: 'Lemrini',
    phone: '+212600000044',
    birthDate: '1984-05-29',
    open: true,
    city: 'Mohammedia',
    position: 'forward',
    level: 'casual',
  },
];

export const CALLERS: DemoCaller[] = [
  {
    fullName: 'Abdelhak Naciri',
    phone: '+212600000051',
    note: 'Réserve le mardi soir avec ses collègues.',
  },
  { fullName: 'Mustapha Rhazi', phone: '+212600000052' },
  {
    fullName: 'Société Atlas Conseil',
    phone: '+212522000151',
    note: 'Demande un reçu au nom de la société.',
  },
  { fullName: 'عبد الرحيم بناني', phone: '+212600000053' },
  { fullName: 'خديجة المنصوري', phone: '+212600000054', note: 'Préfère le terrain 2.' },
  { fullName: 'Soufiane Jebli', phone: '+212600000055' },
  { fullName: 'Hicham Daoudi', phone: '+212600000056', note: 'Paie toujours en espèces.' },
  { fullName: 'Amine Cherkaoui', phone: '+212600000057' },
  { fullName: 'Zakaria Belhaj', phone: '+212600000058' },
  { fullName: 'محمد أمين الوردي', phone: '+212600000059' },
  {
    fullName: 'Association Ain Diab',
    phone: '+212522000160',
    note: 'Tournoi entre quartiers au printemps.',
  },
];

/** Verified players of a load test: `bench001@demo.test` to `bench200@demo.test`. */
const BENCH_ADDRESS = /^bench\d{3}@demo\.test$/;

/** Whether the address belongs to a demo account. */
export const isDemoAddress = (email: string): boolean =>
  BENCH_ADDRESS.test(email) || [...STAFF, ...PLAYERS].some((person) => person.email === email);

export function benchPlayers(): DemoLogin[] {
  return Array.from({ length: 200 }, (_, index) => {
    const number = String(index + 1).padStart(3, '0');
    return {
      email: `bench${number}@demo.test`,
      firstName: 'Banc',
      name: `Essai ${number}`,
      phone: `+212600001${number}`,
      birthDate: '1990-01-01',
    };
  });
}
