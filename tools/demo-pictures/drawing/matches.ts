import { ball } from './ball.ts';
import { HALLS, KITS, TURFS } from './palettes.ts';
import { SKINS } from './player.ts';
import { type Actor, actor, staged } from './stage.ts';
import type { Svg } from './svg.ts';

const WIDE = { width: 1600, height: 1067 };
const [DARK, TAN, FAIR, PALE, DEEP, OLIVE] = SKINS;
const ballAt = (x: number, y: number, z: number, turn = 0): Actor => ({
  at: [x, y, z],
  draw: (camera) => ball(camera, [x, y, z], turn),
});

/** Picture of a whole match under the lamps, seen from the gallery behind a goal. */
export const night = (): Svg =>
  staged({
    view: { eye: [-3, 5.6, -7], target: [0.6, 0.2, 15], angle: 62, ...WIDE },
    hall: HALLS.night,
    turf: TURFS.green,
    actors: NIGHT_ACTORS,
  });

const NIGHT_ACTORS: readonly Actor[] = [
  actor(0, 38.4, {
    pose: 'ready',
    kit: KITS.keeper,
    skin: TAN,
    hair: '#1b120c',
    gloves: '#f25826',
  }),
  actor(-4.4, 30, { pose: 'run', kit: KITS.white, skin: FAIR, hair: '#2b1a10', number: 4 }),
  actor(3.4, 27, {
    pose: 'waist',
    kit: KITS.white,
    skin: DARK,
    hair: '#111',
    hairCut: 'curls',
    number: 6,
  }),
  actor(5.6, 20, {
    pose: 'sprint',
    kit: KITS.orange,
    skin: OLIVE,
    hair: '#20140d',
    number: 11,
  }),
  actor(-5.8, 17, {
    pose: 'run',
    kit: KITS.orange,
    skin: TAN,
    hair: '#120c08',
    number: 7,
    turned: true,
  }),
  actor(1.4, 15.4, {
    pose: 'dribble',
    kit: KITS.orange,
    skin: DEEP,
    hair: '#0f0b09',
    number: 10,
  }),
  actor(-1.6, 17.4, { pose: 'run', kit: KITS.white, skin: PALE, hair: '#5a3a20', number: 8 }),
  actor(-1.8, 7.4, { pose: 'point', kit: KITS.orange, skin: FAIR, hair: '#2a1a12', number: 5 }),
  actor(6.8, 9.6, {
    pose: 'run',
    kit: KITS.white,
    skin: OLIVE,
    hair: '#15100c',
    number: 9,
    turned: true,
  }),
  ballAt(2.3, 0, 15),
];

/** Picture of a shot that beats the goalkeeper, seen from behind the striker. */
export const shot = (): Svg =>
  staged({
    view: { eye: [2.6, 1.5, 24.4], target: [-0.4, 1.25, 40], angle: 54, ...WIDE },
    hall: HALLS.dusk,
    turf: TURFS.deep,
    bulge: { x: -0.95, y: 1.5, depth: 0.5 },
    actors: [
      ballAt(-0.95, 1.42, 40.9, 20),
      actor(0.5, 39.2, {
        pose: 'dive',
        kit: KITS.keeper,
        skin: TAN,
        hair: '#1b120c',
        gloves: '#101417',
        turned: true,
      }),
      actor(2, 36.4, { pose: 'stand', kit: KITS.purple, skin: DARK, hair: '#111', number: 3 }),
      actor(-3.2, 36, {
        pose: 'run',
        kit: KITS.purple,
        skin: FAIR,
        hair: '#2b1a10',
        number: 2,
        turned: true,
      }),
      actor(0.3, 29.3, {
        pose: 'shoot',
        kit: KITS.red,
        skin: OLIVE,
        hair: '#1b120c',
        number: 9,
        turned: true,
      }),
      actor(3.7, 32.8, {
        pose: 'cheer',
        kit: KITS.red,
        skin: DEEP,
        hair: '#0f0b09',
        hairCut: 'curls',
        number: 14,
      }),
    ],
  });

/** Picture of four friends after a goal. */
export const friends = (): Svg =>
  staged({
    view: { eye: [0, 1.55, 9.6], target: [0, 1.15, 16], angle: 50, ...WIDE },
    hall: HALLS.blue,
    turf: TURFS.ocean,
    actors: FRIENDS_ACTORS,
  });

const FRIENDS_ACTORS: readonly Actor[] = [
  actor(-2.2, 15.6, {
    pose: 'cheer',
    kit: KITS.sky,
    skin: FAIR,
    hair: '#3a2416',
    hairCut: 'long',
    number: 10,
  }),
  actor(-0.75, 14.8, {
    pose: 'cheer',
    kit: KITS.sky,
    skin: TAN,
    hair: '#1a1410',
    hairCut: 'scarf',
    under: '#1d2b38',
    number: 7,
    turned: true,
  }),
  actor(0.75, 15.1, {
    pose: 'run',
    kit: KITS.sky,
    skin: DARK,
    hair: '#120c08',
    hairCut: 'curls',
    number: 5,
    turned: true,
  }),
  actor(2.3, 15.8, {
    pose: 'cheer',
    kit: KITS.sky,
    skin: OLIVE,
    hair: '#25160d',
    hairCut: 'long',
    number: 8,
  }),
  actor(5.6, 24, {
    pose: 'waist',
    kit: KITS.white,
    skin: PALE,
    hair: '#4a2c18',
    hairCut: 'long',
    number: 4,
  }),
  actor(-6, 26, {
    pose: 'stand',
    kit: KITS.white,
    skin: TAN,
    hair: '#1a1410',
    hairCut: 'long',
    number: 6,
  }),
  ballAt(0.15, 0, 12.7, 30),
];

/** Picture of the empty hall in the morning, with light from the side. */
export const morning = (): Svg =>
  staged({
    view: { eye: [9.4, 1.7, -1.6], target: [-3, 0.6, 18], angle: 64, ...WIDE },
    hall: HALLS.morning,
    turf: TURFS.sunny,
    goals: [40],
    actors: [ballAt(5.6, 0, 5.2, 12), ballAt(6.6, 0, 6.4, 70), ballAt(5.1, 0, 6.6, 40)],
  });
