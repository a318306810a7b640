import type { Level } from '@five/shared/community/community.codes';

export interface DemoMatch {
  /** The part of the address before `@`; the next booking of this player is opened. */
  by: string;
  places: number;
  level?: Level;
  message: string;
  /** Who asked, in turn. */
  asks: readonly string[];
  /** Who of them plays. */
  plays: readonly string[];
}

/** Two evenings that miss somebody: one has found its first player, the other is waiting. */
export const OPEN_MATCHES: readonly DemoMatch[] = [
  { by: 'younes.fassi', places: 3, level: 'casual', message: 'Ambiance tranquille, on finit autour d’un thé.', asks: ['anas.zerouali', 'tom.reed'], plays: ['anas.zerouali'] },
  { by: 'rachid.moutaouakil', places: 2, message: 'ينقصنا حارس ومدافع، مستوى الجميع مرحب به.', asks: ['omar.kabbaj'], plays: [] },
];
