import { ballOf } from '../ball.ts';
import { KITS, TURFS } from '../palettes.ts';
import { body, SKINS, type Figure } from '../player.ts';
import { area, ellipse, group, line, rect, type Svg } from '../svg.ts';

const [LEFT, TOP, WIDTH, HEIGHT] = [470, 170, 1010, 430];

/** Draws the window with the view of the pitch. */
export const pitchWindow = (): Svg =>
  rect([LEFT - 18, TOP - 18, WIDTH + 36, HEIGHT + 36], { fill: '#5a351f', rx: 10 }) +
  rect([LEFT, TOP, WIDTH, HEIGHT], { fill: '#16222a' }) +
  lamps() +
  turf() +
  marks() +
  players() +
  mullions() +
  reflection();

const lamps = (): Svg =>
  [LEFT + 170, LEFT + 500, LEFT + 830]
    .map(
      (at) =>
        rect([at - 160, TOP - 60, 320, 260], { fill: 'url(#shine)', 'fill-opacity': 0.55 }) +
        rect([at - 42, TOP + 60, 84, 9], { fill: '#ffffff', rx: 4 }),
    )
    .join('');

function turf(): Svg {
  const { light, dark } = TURFS.green;
  const ground = area(
    [
      [LEFT, TOP + HEIGHT],
      [LEFT, TOP + 250],
      [LEFT + 250, TOP + 210],
      [LEFT + WIDTH - 250, TOP + 210],
      [LEFT + WIDTH, TOP + 250],
      [LEFT + WIDTH, TOP + HEIGHT],
    ],
    { fill: light },
  );
  const bands = [0, 2, 4].map((index) =>
    area(
      [
        [LEFT, TOP + 262 + index * 30],
        [LEFT + WIDTH, TOP + 262 + index * 30],
        [LEFT + WIDTH, TOP + 290 + index * 32],
        [LEFT, TOP + 290 + index * 32],
      ],
      { fill: dark, 'fill-opacity': 0.7 },
    ),
  );
  return ground + bands.join('');
}

const marks = (): Svg =>
  line(
    [
      [LEFT, TOP + 330],
      [LEFT + WIDTH, TOP + 330],
    ],
    { stroke: '#ffffff', 'stroke-width': 5, 'stroke-opacity': 0.85 },
  ) +
  ellipse([LEFT + WIDTH / 2, TOP + 330, 190, 42], {
    fill: 'none',
    stroke: '#ffffff',
    'stroke-width': 5,
    'stroke-opacity': 0.85,
  });

const players = (): Svg =>
  far(LEFT + 210, TOP + 330, 0.5, {
    pose: 'run',
    kit: KITS.orange,
    skin: SKINS[1],
    hair: '#1b120c',
  }) +
  far(LEFT + 470, TOP + 372, 0.62, {
    pose: 'dribble',
    kit: KITS.white,
    skin: SKINS[4],
    hair: '#0f0b09',
  }) +
  far(LEFT + 600, TOP + 352, 0.56, {
    pose: 'sprint',
    kit: KITS.orange,
    skin: SKINS[2],
    hair: '#2b1a10',
    turned: true,
  }) +
  far(LEFT + 830, TOP + 300, 0.44, {
    pose: 'waist',
    kit: KITS.white,
    skin: SKINS[0],
    hair: '#111111',
  }) +
  group({ transform: `translate(${LEFT + 540} ${TOP + 366})` }, ballOf(10));

/** Draws a distant player, seen through the window. */
const far = (x: number, y: number, size: number, figure: Figure): Svg =>
  ellipse([x, y, 34 * size, 8 * size], { fill: '#000000', 'fill-opacity': 0.3 }) +
  group({ transform: `translate(${x} ${y}) scale(${size})` }, body(figure));

const mullions = (): Svg =>
  group(
    { stroke: '#5a351f', 'stroke-width': 14 },
    line(
      [
        [LEFT + WIDTH / 3, TOP],
        [LEFT + WIDTH / 3, TOP + HEIGHT],
      ],
      {},
    ),
    line(
      [
        [LEFT + (2 * WIDTH) / 3, TOP],
        [LEFT + (2 * WIDTH) / 3, TOP + HEIGHT],
      ],
      {},
    ),
  );

const reflection = (): Svg =>
  area(
    [
      [LEFT + 60, TOP],
      [LEFT + 210, TOP],
      [LEFT, TOP + 260],
      [LEFT, TOP + 130],
    ],
    { fill: '#ffffff', 'fill-opacity': 0.08 },
  );
