import type { Level } from '@five/shared/community/community.codes';

export interface DemoMatch {
  /** The part of the address before `@`; the next booking of this player is opened. */
  by: string;
  places: number;
  level?: Level;
  message: string;
  /** Players who requested a place, in order. */
  asks: readonly string[];
  /** Players who got a place. */
  plays: readonly string[];
}

/** Two evenings with free places: one has its first player, the other has none yet. */
export const OPEN_MATCHES: readonly DemoMatch[] = [
  {
    by: 'younes.fassi',
    places: 3,
    level: 'casual',
    message: 'Ambiance tranquille, on finit autour d’un thé.',
    asks: ['anas.zerouali', 'tom.reed'],
    plays: ['anas.zerouali'],
  },
  {
    by: 'rachid.moutaouakil',
    places: 2,
    message: 'ينقصنا حارس ومدافع، مستوى الجميع مرحب به.',
    asks: ['omar.kabbaj'],
    plays: [],
  },
];
