import type { Crest } from './drawing/crests.ts';

/** Emblems of partners; the key is the name of the picture's file. */
export const PARTNERS: Record<string, Crest> = {
  'minoterie-chaouia': {
    shape: 'round',
    division: 'plain',
    charge: 'sun',
    colors: ['#0f4f3a', '#0b3d2f', '#f0c46a'],
  },
  'eaux-du-rif': {
    shape: 'zellige',
    division: 'plain',
    charge: 'waves',
    colors: ['#1f6fa8', '#144a73', '#ffffff'],
  },
  'radio-corniche': {
    shape: 'hexagon',
    division: 'plain',
    charge: 'bolt',
    colors: ['#101417', '#101417', '#f25826'],
  },
};

/**
 * Crests of teams; the key is the name of the picture's file, which is the team's short name in
 * lower case.
 */
export const TEAMS: Record<string, Crest> = {
  lsm: {
    shape: 'shield',
    division: 'chevron',
    charge: 'sun',
    colors: ['#c8781e', '#8f4a12', '#fff1d6'],
  },
  ocf: {
    shape: 'round',
    division: 'base',
    charge: 'waves',
    colors: ['#1f7fb8', '#0f4f7a', '#ffffff'],
  },
  bou: {
    shape: 'banner',
    division: 'pale',
    charge: 'star',
    colors: ['#7a1f2b', '#4f121b', '#f0d9a8'],
  },
  oas: {
    shape: 'pointed',
    division: 'chief',
    charge: 'palm',
    colors: ['#2f8f4e', '#d9b04a', '#ffffff'],
  },
  atc: {
    shape: 'hexagon',
    division: 'base',
    charge: 'peak',
    colors: ['#39424a', '#20282e', '#e8edf0'],
  },
  med: {
    shape: 'shield',
    division: 'quarters',
    charge: 'kasbah',
    colors: ['#b3202c', '#e9d7b0', '#101417'],
  },
  ebk: {
    shape: 'zellige',
    division: 'plain',
    charge: 'star',
    colors: ['#5b3aa0', '#3f2675', '#f0c46a'],
  },
  lio: {
    shape: 'pointed',
    division: 'bend',
    charge: 'crescent',
    colors: ['#4aa3df', '#2b7fb8', '#ffffff'],
  },
  fds: {
    shape: 'shield',
    division: 'plain',
    charge: 'falcon',
    colors: ['#0b6b4f', '#084a37', '#f2d38a'],
  },
  voi: {
    shape: 'banner',
    division: 'stripes',
    charge: 'gate',
    colors: ['#d9862b', '#b8661a', '#ffffff'],
  },
  adb: {
    shape: 'round',
    division: 'chief',
    charge: 'sun',
    colors: ['#18a3a0', '#f0e2b6', '#f25826'],
  },
  phh: {
    shape: 'hexagon',
    division: 'stripes',
    charge: 'palm',
    colors: ['#5d8a2f', '#486d23', '#fff6d6'],
  },
  nma: {
    shape: 'round',
    division: 'plain',
    charge: 'crescent',
    colors: ['#1d2f5c', '#12204a', '#ffe3a0'],
  },
  ftr: {
    shape: 'zellige',
    division: 'plain',
    charge: 'sun',
    colors: ['#a8442a', '#7a2f1c', '#ffd98a'],
  },
  cor: {
    shape: 'banner',
    division: 'base',
    charge: 'waves',
    colors: ['#2f6fd0', '#ffffff', '#ffffff'],
  },
  edg: {
    shape: 'hexagon',
    division: 'plain',
    charge: 'bolt',
    colors: ['#22262a', '#101417', '#f0d03a'],
  },
  kha: {
    shape: 'pointed',
    division: 'plain',
    charge: 'khamsa',
    colors: ['#147a8c', '#0d5a68', '#f4efe2'],
  },
  che: {
    shape: 'round',
    division: 'pale',
    charge: 'ball',
    colors: ['#48525a', '#b3202c', '#ffffff'],
  },
  anf: {
    shape: 'shield',
    division: 'chief',
    charge: 'gate',
    colors: ['#6b4a2f', '#d9b98c', '#fff6e6'],
  },
  cal: {
    shape: 'hexagon',
    division: 'chevron',
    charge: 'sun',
    colors: ['#f2a11e', '#d97a12', '#7a2f0c'],
  },
  kas: {
    shape: 'banner',
    division: 'quarters',
    charge: 'kasbah',
    colors: ['#8c2f4a', '#66203a', '#f3dfc0'],
  },
};
