import type { MoneyMethod } from '@five/shared/payments/payments.codes';

/** Transitions of a booking in order; those after the present are left out. */
export type Fate = 'confirmed' | 'paid' | 'partly paid' | 'cancelled' | 'cancelled by the desk' | 'expired' | 'did not come';

/** A booking in the week around today. */
export interface Told {
  /** Opening day, in days from today. */
  day: number;
  /** The start; hours after midnight belong to the same opening day. */
  at: string;
  hours: 1 | 2;
  pitch: 'P1' | 'P2' | 'P3';
  /** The player's address, or the customer's name. */
  who: string;
  method: MoneyMethod;
  /** Hours before the start at which it was made. */
  ahead: number;
  fates: Fate[];
  note?: string;
}

const at = (name: string) => `${name}@joueurs.test`;
const [PLAYER, PLAYER2] = ['player@demo.test', 'player2@demo.test'];

/**
 * A typical week: colleagues on Tuesday, a company's monthly match, students at noon, families on
 * Sunday.
 */
export const WEEK: Told[] = [
  { day: -6, at: '19:00', hours: 1, pitch: 'P1', who: PLAYER, method: 'cash', ahead: 28, fates: ['confirmed', 'paid'] },
  { day: -6, at: '20:00', hours: 2, pitch: 'P1', who: at('hamza.berrada'), method: 'transfer', ahead: 50, fates: ['paid'] },
  { day: -6, at: '21:00', hours: 1, pitch: 'P2', who: 'Abdelhak Naciri', method: 'cash', ahead: 26, fates: ['paid'] },
  { day: -6, at: '23:00', hours: 2, pitch: 'P3', who: at('ayoub.sqalli'), method: 'cash', ahead: 9, fates: ['confirmed', 'paid'] },
  { day: -5, at: '12:00', hours: 1, pitch: 'P2', who: at('tom.reed'), method: 'cash', ahead: 24, fates: ['confirmed', 'paid'] },
  { day: -5, at: '18:00', hours: 1, pitch: 'P1', who: at('imane.lahlou'), method: 'transfer', ahead: 30, fates: ['expired'] },
  { day: -5, at: '19:00', hours: 2, pitch: 'P1', who: 'Société Atlas Conseil', method: 'transfer', ahead: 70, fates: ['paid'] },
  { day: -5, at: '20:00', hours: 1, pitch: 'P2', who: at('omar.kabbaj'), method: 'cash', ahead: 27, fates: ['confirmed', 'paid'] },
  { day: -5, at: '22:00', hours: 1, pitch: 'P3', who: 'Zakaria Belhaj', method: 'cash', ahead: 4, fates: ['did not come'] },
  { day: -4, at: '18:00', hours: 2, pitch: 'P2', who: at('anas.zerouali'), method: 'cash', ahead: 31, fates: ['confirmed', 'paid'] },
  { day: -4, at: '20:00', hours: 1, pitch: 'P1', who: at('leila.bouzidi'), method: 'transfer', ahead: 49, fates: ['paid'] },
  { day: -4, at: '21:00', hours: 2, pitch: 'P1', who: 'Mustapha Rhazi', method: 'cash', ahead: 20, fates: ['paid'] },
  { day: -4, at: '21:00', hours: 1, pitch: 'P3', who: PLAYER2, method: 'cash', ahead: 33, fates: ['confirmed', 'cancelled'] },
  { day: -3, at: '13:00', hours: 1, pitch: 'P1', who: at('sara.elidrissi'), method: 'cash', ahead: 26, fates: ['confirmed', 'paid'] },
  { day: -3, at: '19:00', hours: 1, pitch: 'P1', who: at('younes.fassi'), method: 'transfer', ahead: 52, fates: ['paid'] },
  { day: -3, at: '20:00', hours: 2, pitch: 'P2', who: 'عبد الرحيم بناني', method: 'cash', ahead: 25, fates: ['paid'] },
  { day: -3, at: '22:00', hours: 2, pitch: 'P1', who: at('rachid.moutaouakil'), method: 'cash', ahead: 30, fates: ['confirmed', 'partly paid'] },
  { day: -2, at: '10:00', hours: 2, pitch: 'P3', who: 'خديجة المنصوري', method: 'cash', ahead: 44, fates: ['paid'] },
  { day: -2, at: '19:00', hours: 1, pitch: 'P2', who: PLAYER, method: 'transfer', ahead: 47, fates: ['paid'] },
  { day: -2, at: '20:00', hours: 1, pitch: 'P1', who: at('ghita.alaoui'), method: 'cash', ahead: 28, fates: ['confirmed', 'cancelled by the desk'] },
  { day: -2, at: '21:00', hours: 1, pitch: 'P1', who: 'Soufiane Jebli', method: 'cash', ahead: 8, fates: ['paid'] },
  { day: -2, at: '00:00', hours: 1, pitch: 'P2', who: at('ayoub.sqalli'), method: 'cash', ahead: 7, fates: ['confirmed', 'paid'] },
  { day: -1, at: '17:00', hours: 1, pitch: 'P1', who: at('hamza.berrada'), method: 'cash', ahead: 26, fates: ['confirmed', 'paid'] },
  { day: -1, at: '19:00', hours: 2, pitch: 'P2', who: 'Hicham Daoudi', method: 'cash', ahead: 29, fates: ['paid'] },
  { day: -1, at: '20:00', hours: 1, pitch: 'P1', who: at('omar.kabbaj'), method: 'transfer', ahead: 51, fates: ['paid'] },
  { day: -1, at: '21:00', hours: 1, pitch: 'P1', who: at('tom.reed'), method: 'cash', ahead: 27, fates: ['confirmed', 'did not come'] },
  { day: -1, at: '22:00', hours: 1, pitch: 'P3', who: 'Amine Cherkaoui', method: 'cash', ahead: 6, fates: [] },
  { day: 0, at: '10:00', hours: 1, pitch: 'P2', who: 'محمد أمين الوردي', method: 'cash', ahead: 38, fates: ['paid'] },
  { day: 0, at: '18:00', hours: 1, pitch: 'P1', who: at('imane.lahlou'), method: 'cash', ahead: 33, fates: ['confirmed', 'paid'] },
  { day: 0, at: '19:00', hours: 2, pitch: 'P1', who: 'Abdelhak Naciri', method: 'cash', ahead: 30, fates: ['paid'], note: 'Avec les collègues' },
  { day: 0, at: '20:00', hours: 1, pitch: 'P2', who: at('anas.zerouali'), method: 'transfer', ahead: 54, fates: ['paid'] },
  { day: 0, at: '21:00', hours: 2, pitch: 'P3', who: at('leila.bouzidi'), method: 'cash', ahead: 31, fates: ['confirmed', 'paid'] },
  { day: 0, at: '22:00', hours: 1, pitch: 'P2', who: 'Zakaria Belhaj', method: 'cash', ahead: 27, fates: ['partly paid'] },
  { day: 1, at: '18:00', hours: 1, pitch: 'P2', who: PLAYER2, method: 'transfer', ahead: 55, fates: ['paid'] },
  { day: 1, at: '19:00', hours: 2, pitch: 'P1', who: at('younes.fassi'), method: 'cash', ahead: 58, fates: ['confirmed', 'paid'] },
  { day: 1, at: '21:00', hours: 1, pitch: 'P1', who: 'Association Ain Diab', method: 'transfer', ahead: 76, fates: ['paid'] },
  { day: 1, at: '23:00', hours: 2, pitch: 'P2', who: at('ayoub.sqalli'), method: 'cash', ahead: 60, fates: ['confirmed', 'paid'] },
  { day: 2, at: '20:00', hours: 1, pitch: 'P1', who: PLAYER, method: 'cash', ahead: 80, fates: ['confirmed', 'paid'] },
  { day: 2, at: '20:00', hours: 2, pitch: 'P3', who: 'Société Atlas Conseil', method: 'transfer', ahead: 98, fates: ['paid'], note: 'Reçu au nom de la société' },
  { day: 3, at: '19:00', hours: 1, pitch: 'P2', who: at('sara.elidrissi'), method: 'transfer', ahead: 100, fates: ['paid', 'cancelled'] },
  { day: 3, at: '21:00', hours: 1, pitch: 'P1', who: 'Hicham Daoudi', method: 'cash', ahead: 101, fates: ['paid'] },
  { day: 4, at: '19:00', hours: 1, pitch: 'P2', who: 'Société Atlas Conseil', method: 'transfer', ahead: 112, fates: [] },
  { day: 5, at: '18:00', hours: 2, pitch: 'P1', who: 'عبد الرحيم بناني', method: 'cash', ahead: 140, fates: ['paid'] },
  { day: 6, at: '17:00', hours: 2, pitch: 'P2', who: at('rachid.moutaouakil'), method: 'transfer', ahead: 170, fates: ['paid'] },
];

/**
 * Made within the last hour, so that their holds are running. Minutes ago, for tomorrow or the day
 * after.
 */
export const JUST_NOW: (Omit<Told, 'ahead' | 'fates'> & { minutesAgo: number })[] = [
  { day: 1, at: '20:00', hours: 1, pitch: 'P3', who: at('hamza.berrada'), method: 'cash', minutesAgo: 38 },
  { day: 1, at: '21:00', hours: 1, pitch: 'P2', who: at('ghita.alaoui'), method: 'transfer', minutesAgo: 21 },
  { day: 2, at: '19:00', hours: 1, pitch: 'P2', who: at('tom.reed'), method: 'cash', minutesAgo: 6 },
];

export const BLOCKS = [
  { day: 1, pitch: 'P3', startTime: '09:00', endTime: '11:00', reason: 'Brossage du gazon' },
  { day: 4, pitch: 'P1', startTime: '15:00', endTime: '17:00', reason: 'Anniversaire de Rayan, 9 ans' },
];
