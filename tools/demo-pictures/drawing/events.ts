import { ball } from './ball.ts';
import { type Camera, type Place } from './camera.ts';
import { confetti } from './posters.ts';
import { cup, GOLD } from './ornaments.ts';
import { HALLS, KITS, TURFS } from './palettes.ts';
import { SKINS } from './player.ts';
import { type Actor, actor, staged } from './stage.ts';
import { area, ellipse, group, path, type Svg, tenth } from './svg.ts';

const WIDE = { width: 1600, height: 1067 };
const [DARK, TAN, FAIR, PALE, DEEP, OLIVE] = SKINS;
const ballAt = (x: number, y: number, z: number, turn = 0): Actor => ({
  at: [x, y, z],
  draw: (camera) => ball(camera, [x, y, z], turn),
});

/** Picture of a goal, seen through the net a moment after the shot. */
export const net = (): Svg =>
  staged({
    view: { eye: [0.9, 1.25, -3.4], target: [-0.1, 1.15, 6], angle: 58, ...WIDE },
    hall: HALLS.night,
    turf: TURFS.deep,
    goals: [0, 40],
    bulge: { x: 0.5, y: 0.75, depth: 0.45 },
    actors: [
      actor(-1.1, 1.3, {
        pose: 'slide',
        kit: KITS.keeper,
        skin: TAN,
        hair: '#1b120c',
        gloves: '#101417',
      }),
      actor(1.7, 5.4, { pose: 'cheer', kit: KITS.green, skin: OLIVE, hair: '#1b120c', number: 9 }),
      actor(-2.4, 7.6, {
        pose: 'run',
        kit: KITS.green,
        skin: DEEP,
        hair: '#0f0b09',
        hairCut: 'curls',
        number: 10,
      }),
      actor(4.1, 8.6, { pose: 'waist', kit: KITS.red, skin: FAIR, hair: '#4a2c18', number: 4 }),
      actor(-5, 13, { pose: 'stand', kit: KITS.red, skin: DARK, hair: '#111', number: 6 }),
      ballAt(0.5, 0.5, -0.7, 40),
    ],
  });

/** Picture of an academy session on Wednesday at five: the children and their coach. */
export const academy = (): Svg => {
  const kit = { shirt: '#f25826', trim: '#ffffff', shorts: '#1d3d55', socks: '#ffffff' };
  const coach = { shirt: '#1d3d55', trim: '#f0c46a', shorts: '#101417', socks: '#1d3d55' };
  const child = (
    x: number,
    z: number,
    size: number,
    look: Partial<Parameters<typeof actor>[2]>,
  ): Actor =>
    actor(x, z, { pose: 'run', kit, skin: TAN, hair: '#1b120c', hairCut: 'cap', size, ...look });
  return staged({
    view: { eye: [0.2, 1.9, 5], target: [0, 0.55, 13], angle: 54, ...WIDE },
    hall: HALLS.morning,
    turf: TURFS.sunny,
    actors: [
      actor(2.5, 10.4, { pose: 'point', kit: coach, skin: OLIVE, hair: '#15100c', turned: true }),
      child(-1.9, 9.4, 0.66, { pose: 'dribble' }),
      child(-0.4, 11, 0.7, { pose: 'run', skin: DEEP, hairCut: 'curls' }),
      child(1, 12.8, 0.62, { pose: 'sprint', skin: FAIR, hairCut: 'long' }),
      child(-3.2, 12.8, 0.74, { pose: 'stand', skin: DARK }),
      child(-2.2, 13.6, 0.7, { pose: 'waist', skin: PALE, hair: '#6b4426' }),
      child(3, 15.4, 0.68, { pose: 'cheer', skin: TAN, hairCut: 'long' }),
      ...[
        [-2.5, 8.6],
        [-0.9, 10],
        [0.5, 11.6],
        [1.9, 13.4],
      ].map(([x = 0, z = 0]): Actor => ({
        at: [x, 0, z],
        draw: (camera) => cone(camera, [x, 0, z]),
      })),
      ballAt(-1.45, 0, 9.1, 10),
      ballAt(0.05, 0, 10.7, 50),
      ballAt(1.5, 0, 12.5, 90),
    ],
  });
};

function cone(camera: Camera, place: Place): Svg {
  const [x, y] = camera.point(place);
  const m = camera.scale(place) / 100;
  return (
    ellipse([x, y, 20 * m, 5 * m], { fill: '#000000', 'fill-opacity': 0.3 }) +
    group(
      { transform: `translate(${tenth(x)} ${tenth(y)}) scale(${m.toFixed(3)})` },
      path('M-17 0Q0 6 17 0L5 -30H-5Z', { fill: '#ff7a2f' }),
      path('M-12.3 -12Q0 -7 12.3 -12L9 -19Q0 -15 -9 -19Z', { fill: '#ffffff' }),
    )
  );
}

/** Picture of the award ceremony on the last evening of a tournament. */
export const ceremony = (): Svg => {
  const held: Actor = {
    at: [0, 1.9, 9.55],
    draw: (camera) => {
      const [x, y] = camera.point([0, 2.02, 9.55]);
      return group(
        {
          transform:
            `translate(${tenth(x)} ${tenth(y)}) ` +
            `scale(${(camera.scale([0, 2, 9.55]) / 290).toFixed(3)})`,
        },
        cup(GOLD),
      );
    },
  };
  const winner = (x: number, z: number, look: Partial<Parameters<typeof actor>[2]>) =>
    actor(x, z, { pose: 'cheer', kit: KITS.purple, skin: TAN, hair: '#1b120c', ...look });
  return staged({
    view: { eye: [0, 1.5, 4], target: [0, 1.62, 10], angle: 58, ...WIDE },
    hall: HALLS.dusk,
    turf: TURFS.deep,
    actors: [
      winner(0, 9.6, { pose: 'lift', number: 10, skin: OLIVE }),
      winner(-1.5, 10.1, { number: 4, skin: DEEP, hairCut: 'curls' }),
      winner(1.5, 10.1, { number: 7, skin: FAIR, hair: '#3a2416' }),
      winner(-2.9, 10.6, { pose: 'shake', number: 3, skin: DARK }),
      winner(2.9, 10.6, { number: 11, skin: TAN, turned: true }),
      winner(0.75, 11.2, { number: 9, skin: PALE, hair: '#5a3a20' }),
      winner(-0.8, 11.2, { number: 5, skin: DARK, hairCut: 'curls' }),
      actor(4.6, 12.6, {
        pose: 'stand',
        kit: KITS.keeper,
        skin: TAN,
        hair: '#1b120c',
        gloves: '#101417',
      }),
      held,
    ],
    before: () => confetti(23, ['#f25826', '#f0c46a', '#ffffff', '#9b7be0'], [1600, 900], 150),
  });
};

/** Picture of two captains that shake hands before the match begins. */
export const captains = (): Svg =>
  staged({
    view: { eye: [-0.7, 1.5, 14.7], target: [0.15, 1.08, 20], angle: 52, ...WIDE },
    hall: HALLS.blue,
    turf: TURFS.green,
    actors: [
      actor(-0.52, 19.4, {
        pose: 'shake',
        kit: KITS.orange,
        skin: OLIVE,
        hair: '#1b120c',
        number: 10,
      }),
      actor(0.52, 19.4, {
        pose: 'shake',
        kit: KITS.black,
        skin: DARK,
        hair: '#0f0b09',
        hairCut: 'curls',
        number: 8,
        turned: true,
      }),
      actor(1.9, 20.6, {
        pose: 'waist',
        kit: { shirt: '#e8d13a', trim: '#101417', shorts: '#101417', socks: '#101417' },
        skin: FAIR,
        hair: '#777b7d',
      }),
      ...[-2.9, -2.1, -1.3].map((x, index) =>
        actor(x, 23.4 + index * 0.2, {
          pose: 'stand',
          kit: KITS.orange,
          skin: SKINS[index + 1] ?? TAN,
          hair: '#1b120c',
          number: 3 + index,
        }),
      ),
      ...[3.2, 4.1, 5].map((x, index) =>
        actor(x, 23.6 + index * 0.2, {
          pose: index === 1 ? 'waist' : 'stand',
          kit: KITS.black,
          skin: SKINS[5 - index] ?? TAN,
          hair: '#15100c',
          number: 12 + index,
        }),
      ),
      ballAt(0.2, 0, 18.4, 15),
    ],
  });

/** Picture of the hall in the hour after lunch, with light from above. */
export const midday = (): Svg =>
  staged({
    view: { eye: [-6, 2.2, 3], target: [1.4, 0.8, 16], angle: 58, ...WIDE },
    hall: HALLS.morning,
    turf: TURFS.sunny,
    behind: (camera) => sunshine(camera),
    actors: [
      actor(-0.3, 10.6, {
        pose: 'sprint',
        kit: KITS.white,
        skin: OLIVE,
        hair: '#1b120c',
        number: 7,
      }),
      actor(2.5, 11.6, {
        pose: 'dribble',
        kit: KITS.green,
        skin: FAIR,
        hair: '#4a2c18',
        number: 2,
        turned: true,
      }),
      actor(5.2, 20, {
        pose: 'run',
        kit: KITS.white,
        skin: DARK,
        hair: '#111',
        hairCut: 'curls',
        number: 11,
        turned: true,
      }),
      actor(-2.4, 19, { pose: 'run', kit: KITS.green, skin: TAN, hair: '#15100c', number: 6 }),
      actor(0, 38.6, {
        pose: 'ready',
        kit: KITS.keeper,
        skin: TAN,
        hair: '#111',
        gloves: '#b3202c',
      }),
      ballAt(1.2, 0, 10.2, 35),
    ],
  });

function sunshine(camera: Camera): Svg {
  const shafts = [12, 19, 26, 33].map((z) =>
    area(
      [
        ...camera.segment([13, 6.2, z], [-2, 0, z + 4]),
        ...camera.segment([13, 6.2, z + 3], [-2, 0, z + 7.4]).reverse(),
      ],
      {},
    ),
  );
  return group({ fill: '#fff6d8', 'fill-opacity': 0.15 }, ...shafts);
}
