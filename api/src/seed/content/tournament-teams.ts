/** A local team. The file name of its crest is `teams/<short name in lower case>`. */
export interface DemoTeam {
  name: string;
  shortName: string;
  /** Colour of the team's shirt. */
  color: string;
}

/** Teams of the demo's tournaments, by short name. */
export const TEAMS = {
  LSM: { name: 'Lions de Sidi Maârouf', color: '#c8781e' },
  OCF: { name: 'Océan Futsal', color: '#1f7fb8' },
  BOU: { name: 'Les Anciens de Bourgogne', color: '#7a1f2b' },
  OAS: { name: 'Quartier Oasis', color: '#2f8f4e' },
  ATC: { name: 'Atlas Conseil', color: '#39424a' },
  MED: { name: 'FC Médina', color: '#b3202c' },
  EBK: { name: 'Étoile de Bouskoura', color: '#5b3aa0' },
  LIO: { name: 'Lionnes de Maârouf', color: '#4aa3df' },
  FDS: { name: 'Faucons de Derb Sultan', color: '#0b6b4f' },
  VOI: { name: 'Les Voisins du Quatrième', color: '#d9862b' },
  ADB: { name: 'Aïn Diab Plage', color: '#18a3a0' },
  PHH: { name: 'Palmiers de Hay Hassani', color: '#5d8a2f' },
  NMA: { name: 'Les Nuits de Maârif', color: '#1d2f5c' },
  FTR: { name: 'Équipe du Ftour', color: '#a8442a' },
  COR: { name: 'Corniche 2000', color: '#2f6fd0' },
  EDG: { name: 'Électro Derb Ghallef', color: '#e0b81e' },
  KHA: { name: 'Khamsa Club', color: '#147a8c' },
  CHE: { name: 'Cheminots de Casa-Port', color: '#48525a' },
  ANF: { name: 'Porte d’Anfa', color: '#6b4a2f' },
  CAL: { name: 'Soleil de Californie', color: '#f2a11e' },
  KAS: { name: 'Casbah United', color: '#8c2f4a' },
} as const satisfies Record<string, Omit<DemoTeam, 'shortName'>>;

export type TeamCode = keyof typeof TEAMS;
