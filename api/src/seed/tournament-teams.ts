import type { Crest } from './pictures/crests.ts';

/** A local team with its crest. */
export interface DemoTeam {
  name: string;
  shortName: string;
  /** Colour of its shirt. */
  color: string;
  crest: Crest;
}

/** Teams of the demo's tournaments, by short name. */
export const TEAMS = {
  LSM: { name: 'Lions de Sidi Maârouf', color: '#c8781e', crest: { shape: 'shield', division: 'chevron', charge: 'sun', colors: ['#c8781e', '#8f4a12', '#fff1d6'] } },
  OCF: { name: 'Océan Futsal', color: '#1f7fb8', crest: { shape: 'round', division: 'base', charge: 'waves', colors: ['#1f7fb8', '#0f4f7a', '#ffffff'] } },
  BOU: { name: 'Les Anciens de Bourgogne', color: '#7a1f2b', crest: { shape: 'banner', division: 'pale', charge: 'star', colors: ['#7a1f2b', '#4f121b', '#f0d9a8'] } },
  OAS: { name: 'Quartier Oasis', color: '#2f8f4e', crest: { shape: 'pointed', division: 'chief', charge: 'palm', colors: ['#2f8f4e', '#d9b04a', '#ffffff'] } },
  ATC: { name: 'Atlas Conseil', color: '#39424a', crest: { shape: 'hexagon', division: 'base', charge: 'peak', colors: ['#39424a', '#20282e', '#e8edf0'] } },
  MED: { name: 'FC Médina', color: '#b3202c', crest: { shape: 'shield', division: 'quarters', charge: 'kasbah', colors: ['#b3202c', '#e9d7b0', '#101417'] } },
  EBK: { name: 'Étoile de Bouskoura', color: '#5b3aa0', crest: { shape: 'zellige', division: 'plain', charge: 'star', colors: ['#5b3aa0', '#3f2675', '#f0c46a'] } },
  LIO: { name: 'Lionnes de Maârouf', color: '#4aa3df', crest: { shape: 'pointed', division: 'bend', charge: 'crescent', colors: ['#4aa3df', '#2b7fb8', '#ffffff'] } },
  FDS: { name: 'Faucons de Derb Sultan', color: '#0b6b4f', crest: { shape: 'shield', division: 'plain', charge: 'falcon', colors: ['#0b6b4f', '#084a37', '#f2d38a'] } },
  VOI: { name: 'Les Voisins du Quatrième', color: '#d9862b', crest: { shape: 'banner', division: 'stripes', charge: 'gate', colors: ['#d9862b', '#b8661a', '#ffffff'] } },
  ADB: { name: 'Aïn Diab Plage', color: '#18a3a0', crest: { shape: 'round', division: 'chief', charge: 'sun', colors: ['#18a3a0', '#f0e2b6', '#f25826'] } },
  PHH: { name: 'Palmiers de Hay Hassani', color: '#5d8a2f', crest: { shape: 'hexagon', division: 'stripes', charge: 'palm', colors: ['#5d8a2f', '#486d23', '#fff6d6'] } },
  NMA: { name: 'Les Nuits de Maârif', color: '#1d2f5c', crest: { shape: 'round', division: 'plain', charge: 'crescent', colors: ['#1d2f5c', '#12204a', '#ffe3a0'] } },
  FTR: { name: 'Équipe du Ftour', color: '#a8442a', crest: { shape: 'zellige', division: 'plain', charge: 'sun', colors: ['#a8442a', '#7a2f1c', '#ffd98a'] } },
  COR: { name: 'Corniche 2000', color: '#2f6fd0', crest: { shape: 'banner', division: 'base', charge: 'waves', colors: ['#2f6fd0', '#ffffff', '#ffffff'] } },
  EDG: { name: 'Électro Derb Ghallef', color: '#e0b81e', crest: { shape: 'hexagon', division: 'plain', charge: 'bolt', colors: ['#22262a', '#101417', '#f0d03a'] } },
  KHA: { name: 'Khamsa Club', color: '#147a8c', crest: { shape: 'pointed', division: 'plain', charge: 'khamsa', colors: ['#147a8c', '#0d5a68', '#f4efe2'] } },
  CHE: { name: 'Cheminots de Casa-Port', color: '#48525a', crest: { shape: 'round', division: 'pale', charge: 'ball', colors: ['#48525a', '#b3202c', '#ffffff'] } },
  ANF: { name: 'Porte d’Anfa', color: '#6b4a2f', crest: { shape: 'shield', division: 'chief', charge: 'gate', colors: ['#6b4a2f', '#d9b98c', '#fff6e6'] } },
  CAL: { name: 'Soleil de Californie', color: '#f2a11e', crest: { shape: 'hexagon', division: 'chevron', charge: 'sun', colors: ['#f2a11e', '#d97a12', '#7a2f0c'] } },
  KAS: { name: 'Casbah United', color: '#8c2f4a', crest: { shape: 'banner', division: 'quarters', charge: 'kasbah', colors: ['#8c2f4a', '#66203a', '#f3dfc0'] } },
} as const satisfies Record<string, Omit<DemoTeam, 'shortName'>>;

export type TeamCode = keyof typeof TEAMS;
