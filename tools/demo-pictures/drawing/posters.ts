import { ball, ballDefs } from './ball.ts';
import { Camera } from './camera.ts';
import { digits } from './glyphs.ts';
import { type Hall, hallDefs, lights, pools, shell, vignette } from './hall.ts';
import { cup, GOLD, lantern, tiles } from './ornaments.ts';
import { HALLS, KITS, TURFS } from './palettes.ts';
import { goal, pitch, type Turf } from './pitch.ts';
import { player, SKINS } from './player.ts';
import { area, drawing, group, linear, lot, path, radial, rect, type Svg } from './svg.ts';

/**
 * Content of a tournament poster in portrait format. A poster contains no words, because pages add
 * the words in three languages.
 */
interface Poster {
  hall: Hall;
  turf: Turf;
  year: string;
  band: readonly [string, string, string];
  ink: string;
  motif: () => Svg;
}

const [WIDTH, HEIGHT] = [960, 1280];

/** Poster for spring: the cup over the pitch at sunset. */
export const mayPoster = (): Svg =>
  poster({
    hall: HALLS.dusk,
    turf: TURFS.deep,
    year: '2025',
    band: ['#2b1320', '#f25826', '#f0c46a'],
    ink: '#ffe9c9',
    motif: () =>
      sunburst('#ff8a3d') +
      confetti(11, ['#f25826', '#f0c46a', '#ffffff', '#40c456']) +
      group({ transform: `translate(${WIDTH / 2} 800) scale(2.15)` }, cup(GOLD)),
  });

/** Poster for the nights of Ramadan: lanterns and the new moon over the hall. */
export const ramadanPoster = (): Svg =>
  poster({
    hall: HALLS.ramadan,
    turf: TURFS.ocean,
    year: '2025',
    band: ['#0a2021', '#c9a24a', '#1f8a78'],
    ink: '#ffe9b0',
    motif: () =>
      path('M560 250A170 170 0 1 0 560 570A134 134 0 1 1 560 250Z', {
        fill: '#ffe3a0',
        transform: 'rotate(-14 500 410)',
      }) +
      [
        [150, 330, 150],
        [330, 190, 96],
        [700, 230, 110],
        [840, 400, 168],
      ]
        .map(
          ([x = 0, y = 0, size = 0]) =>
            glow(x, y, size) + lantern(x, y, size, ['#b98a2e', '#ffe08a']),
        )
        .join('') +
      stars(5),
  });

/** Poster for winter: two players compete for the ball under the lamps. */
export const winterPoster = (): Svg =>
  poster({
    hall: HALLS.blue,
    turf: TURFS.ocean,
    year: '2026',
    band: ['#0f2436', '#4aa3df', '#f4f6f7'],
    ink: '#e6f4ff',
    motif: () => sunburst('#4aa3df') + duel(),
  });

function duel(): Svg {
  const camera = new Camera({
    eye: [0, 1.2, 0],
    target: [0, 1.25, 5],
    angle: 46,
    width: WIDTH,
    height: HEIGHT,
  });
  return (
    player(camera, [-0.72, 0.1, 4.6], {
      pose: 'sprint',
      kit: KITS.orange,
      skin: SKINS[1],
      hair: '#1b120c',
      number: 10,
    }) +
    player(camera, [0.86, 0.1, 4.9], {
      pose: 'dribble',
      kit: KITS.white,
      skin: SKINS[4],
      hair: '#0f0b09',
      hairCut: 'curls',
      number: 5,
      turned: true,
    }) +
    ball(camera, [0.16, 0.1, 4.3], 20, 1.5)
  );
}

function poster({ hall, turf, year, band, ink, motif }: Poster): Svg {
  const camera = new Camera({
    eye: [0, 7, -10],
    target: [0, 3.6, 14],
    angle: 50,
    width: WIDTH,
    height: HEIGHT,
  });
  const defs =
    hallDefs(hall) +
    ballDefs +
    linear('foot', [
      [0, band[0], 0],
      [1, band[0], 0.96],
    ]) +
    radial('halo', [
      [0, '#ffe08a', 0.75],
      [1, '#ffe08a', 0],
    ]);
  return drawing(
    WIDTH,
    HEIGHT,
    defs,
    shell(camera, hall),
    pitch(camera, turf),
    pools(camera),
    goal(camera, 40),
    lights(camera, hall),
    motif(),
    rect([0, HEIGHT - 420, WIDTH, 420], { fill: 'url(#foot)' }),
    vignette(camera),
    group({ transform: `translate(${WIDTH / 2} ${HEIGHT - 190})` }, digits(year, 150, ink, 26)),
    tiles({ x1: 0, x2: WIDTH, y: HEIGHT - 64, size: 64 }, band),
    tiles({ x1: 0, x2: WIDTH, y: 0, size: 40 }, band),
  );
}

const glow = (x: number, y: number, size: number): Svg =>
  rect([x - size * 1.6, y - size * 1.6, size * 3.2, size * 3.2], {
    fill: 'url(#halo)',
    'fill-opacity': 0.8,
  });

function sunburst(color: string): Svg {
  const rays = Array.from({ length: 18 }, (_, index) => {
    const [from, to] = [index * 20, index * 20 + 8].map((degrees) => (degrees * Math.PI) / 180);
    const reach = 1200;
    return area(
      [
        [WIDTH / 2, 560],
        [WIDTH / 2 + Math.cos(from ?? 0) * reach, 560 + Math.sin(from ?? 0) * reach],
        [WIDTH / 2 + Math.cos(to ?? 0) * reach, 560 + Math.sin(to ?? 0) * reach],
      ],
      {},
    );
  });
  return group({ fill: color, 'fill-opacity': 0.13 }, ...rays);
}

/** Draws pieces of paper in the air; the seed determines their positions. */
export function confetti(
  seed: number,
  colors: readonly string[],
  [width, height] = [WIDTH, HEIGHT * 0.7],
  count = 90,
): Svg {
  const next = lot(seed);
  return Array.from({ length: count }, () => {
    const [x, y, size] = [next() * width, next() * height, 5 + next() * 10];
    return rect([-size / 2, -size / 4, size, size / 2], {
      fill: colors[Math.floor(next() * colors.length)],
      transform: `translate(${x.toFixed(0)} ${y.toFixed(0)}) rotate(${(next() * 180).toFixed(0)})`,
    });
  }).join('');
}

function stars(seed: number): Svg {
  const next = lot(seed);
  return Array.from({ length: 70 }, () =>
    rect([next() * WIDTH, 40 + next() * 520, 1.5 + next() * 2.5, 1.5 + next() * 2.5], {
      fill: '#ffe9b0',
      'fill-opacity': 0.3 + next() * 0.6,
      rx: 2,
    }),
  ).join('');
}
