import type { PaymentMethod } from '@five/shared/bookings/bookings.codes';

/** How a booking of the demo ends up, or stands. */
export type Ending = 'paid' | 'part' | 'confirmed' | 'pending' | 'cancelled' | 'expired' | 'no_show' | 'to_refund';

export interface Scene {
  /** Days from today. */
  day: number;
  startTime: string;
  hours: 1 | 2;
  pitch: 'P1' | 'P2' | 'P3';
  /** A player's email, or the phone of somebody who only calls. */
  who: string;
  method?: Exclude<PaymentMethod, 'pack'>;
  ending: Ending;
  note?: string;
}

const NACIRI = '+212600000051';
const RHAZI = '+212600000052';
const ATLAS_CONSEIL = '+212522000151';
const BENNANI = '+212600000053';
const MANSOURI = '+212600000054';
const JEBLI = '+212600000055';
const DAOUDI = '+212600000056';

/** A week around today: what was played, what is on tonight, what is to come. Each line leaves free hours beside it. */
export const SCENES: Scene[] = [
  { day: -4, startTime: '19:00', hours: 1, pitch: 'P1', who: 'player@demo.test', ending: 'paid' },
  { day: -4, startTime: '20:00', hours: 2, pitch: 'P2', who: NACIRI, ending: 'paid' },
  { day: -3, startTime: '21:00', hours: 1, pitch: 'P1', who: 'hamza.berrada@joueurs.test', ending: 'no_show' },
  { day: -3, startTime: '18:00', hours: 1, pitch: 'P3', who: 'player@demo.test', ending: 'expired' },
  { day: -2, startTime: '20:00', hours: 1, pitch: 'P1', who: 'anas.zerouali@joueurs.test', method: 'transfer', ending: 'paid' },
  { day: -2, startTime: '22:00', hours: 2, pitch: 'P2', who: DAOUDI, ending: 'paid' },
  { day: -2, startTime: '19:00', hours: 1, pitch: 'P3', who: 'omar.kabbaj@joueurs.test', ending: 'cancelled' },
  { day: -1, startTime: '18:00', hours: 1, pitch: 'P1', who: MANSOURI, ending: 'paid' },
  { day: -1, startTime: '20:00', hours: 1, pitch: 'P2', who: RHAZI, ending: 'confirmed' },
  { day: -1, startTime: '21:00', hours: 2, pitch: 'P3', who: 'imane.lahlou@joueurs.test', method: 'transfer', ending: 'paid' },
  { day: 0, startTime: '11:00', hours: 1, pitch: 'P1', who: 'ghita.alaoui@joueurs.test', ending: 'paid' },
  { day: 0, startTime: '17:00', hours: 1, pitch: 'P2', who: 'younes.fassi@joueurs.test', ending: 'confirmed' },
  { day: 0, startTime: '18:00', hours: 2, pitch: 'P1', who: ATLAS_CONSEIL, method: 'transfer', ending: 'part', note: 'Reçu au nom de la société' },
  { day: 0, startTime: '19:00', hours: 1, pitch: 'P2', who: 'sara.elidrissi@joueurs.test', ending: 'paid' },
  { day: 0, startTime: '20:00', hours: 1, pitch: 'P3', who: NACIRI, ending: 'confirmed' },
  { day: 0, startTime: '21:00', hours: 1, pitch: 'P1', who: 'tom.reed@joueurs.test', ending: 'confirmed' },
  { day: 0, startTime: '23:00', hours: 2, pitch: 'P2', who: BENNANI, ending: 'confirmed', note: 'Traverse minuit' },
  { day: 1, startTime: '18:00', hours: 1, pitch: 'P1', who: 'leila.bouzidi@joueurs.test', ending: 'pending' },
  { day: 1, startTime: '20:00', hours: 2, pitch: 'P1', who: 'player2@demo.test', method: 'transfer', ending: 'pending' },
  { day: 1, startTime: '19:00', hours: 1, pitch: 'P2', who: JEBLI, ending: 'confirmed' },
  { day: 2, startTime: '20:00', hours: 1, pitch: 'P2', who: 'player@demo.test', ending: 'confirmed' },
  { day: 2, startTime: '21:00', hours: 1, pitch: 'P3', who: 'rachid.moutaouakil@joueurs.test', ending: 'to_refund' },
  { day: 3, startTime: '20:00', hours: 2, pitch: 'P1', who: NACIRI, ending: 'confirmed', note: 'Avec les collègues' },
  { day: 3, startTime: '10:00', hours: 2, pitch: 'P3', who: MANSOURI, ending: 'paid' },
  { day: 4, startTime: '19:00', hours: 1, pitch: 'P2', who: 'ayoub.sqalli@joueurs.test', method: 'transfer', ending: 'paid' },
  { day: 5, startTime: '17:00', hours: 2, pitch: 'P1', who: 'player@demo.test', method: 'transfer', ending: 'paid' },
  { day: 6, startTime: '21:00', hours: 1, pitch: 'P2', who: DAOUDI, ending: 'confirmed' },
];

/** Hours in which a pitch is kept free. */
export const BLOCKS = [
  { day: 0, pitch: 'P3', startTime: '09:00', endTime: '11:00', reason: 'Entretien du gazon' },
  { day: 2, pitch: 'P1', startTime: '15:00', endTime: '17:00', reason: 'Anniversaire' },
] as const;
