import { type Camera, type Place } from './camera.ts';
import { HALF_WIDTH, LENGTH } from './pitch.ts';
import { area, group, line, linear, radial, rect, type Svg } from './svg.ts';

/** Lighting and colours with which the hall is drawn. */
export interface Hall {
  /** Colours of the background: top, bottom. */
  sky: readonly [string, string];
  wall: readonly [string, string];
  steel: string;
  lamp: string;
  /** Visibility of the light beams, 0 to 1. */
  beams: number;
  /** Colour of the glow in one corner, and the side of that corner: -1 left, 1 right. */
  glow: readonly [string, number];
  /** Colours of the boards along the pitch, which alternate. */
  boards: readonly string[];
}

const SIDE = HALF_WIDTH + 3.2;
const EAVES = 6.4;
const RIDGE = 9.2;
const FAR = LENGTH + 7;
const BOARD = 1.15;

export const hallDefs = ({ sky, wall, lamp, glow }: Hall): Svg =>
  [
    linear('sky', [
      [0, sky[0]],
      [1, sky[1]],
    ]),
    linear('wall', [
      [0, wall[0]],
      [1, wall[1]],
    ]),
    linear('beam', [
      [0, lamp, 0.5],
      [0.25, lamp, 0.2],
      [1, lamp, 0],
    ]),
    radial('glow', [
      [0, glow[0], 0.55],
      [0.5, glow[0], 0.18],
      [1, glow[0], 0],
    ]),
    radial('lamp', [
      [0, '#ffffff', 1],
      [0.25, lamp, 0.7],
      [1, lamp, 0],
    ]),
    radial('pool', [
      [0, lamp, 0.4],
      [0.6, lamp, 0.12],
      [1, lamp, 0],
    ]),
    radial(
      'vignette',
      [
        [0, '#000000', 0],
        [0.62, '#000000', 0.06],
        [1, '#000000', 0.6],
      ],
      [0.5, 0.48, 0.78],
    ),
  ].join('');

/** Draws the walls and the roof, the background of the pitch. */
export function shell(camera: Camera, hall: Hall): Svg {
  const { width, height } = camera;
  return group(
    {},
    rect([0, 0, width, height], { fill: 'url(#sky)' }),
    ...[-SIDE, SIDE].map((x) =>
      area(
        camera.outline([
          [x, 0, -12],
          [x, EAVES, -12],
          [x, EAVES, FAR],
          [x, 0, FAR],
        ]),
        { fill: 'url(#wall)' },
      ),
    ),
    area(
      camera.outline([
        [-SIDE, 0, FAR],
        [-SIDE, EAVES, FAR],
        [0, RIDGE, FAR],
        [SIDE, EAVES, FAR],
        [SIDE, 0, FAR],
      ]),
      { fill: 'url(#wall)' },
    ),
    area(
      camera.outline([
        [-SIDE, 0, -12],
        [SIDE, 0, -12],
        [SIDE, 0, FAR],
        [-SIDE, 0, FAR],
      ]),
      { fill: hall.wall[1] },
    ),
    rect([0, 0, width, height], { fill: 'url(#glow)', transform: glowPlace(camera, hall.glow[1]) }),
    roof(camera, hall),
  );
}

const glowPlace = ({ width, height }: Camera, side: number) =>
  `translate(${side * width * 0.38} ${-height * 0.22})`;

function roof(camera: Camera, { steel }: Hall): Svg {
  const trusses = Array.from({ length: 9 }, (_, index) => truss(camera, -4 + index * 6));
  const purlins = [-1, -0.66, -0.33, 0, 0.33, 0.66, 1].map((part): [Place, Place] => {
    const y = RIDGE - Math.abs(part) * (RIDGE - EAVES);
    return [
      [part * SIDE, y, -10],
      [part * SIDE, y, FAR],
    ];
  });
  const along = purlins.map(([from, to]) => line(camera.segment(from, to), { 'stroke-width': 2 }));
  return group(
    { stroke: steel, fill: 'none', 'stroke-opacity': 0.42, 'stroke-linecap': 'round' },
    ...trusses,
    ...along,
  );
}

function truss(camera: Camera, z: number): Svg {
  const drawn = (from: Place, to: Place, metres: number) =>
    line(camera.segment(from, to), {
      'stroke-width': Math.min(11, Math.max(0.8, camera.scale([0, EAVES, z]) * metres)),
    });
  const chord = (x: number): Place => [x, RIDGE - (Math.abs(x) / SIDE) * (RIDGE - EAVES), z];
  const tie = (x: number): Place => [x, EAVES - 0.1, z];
  const struts = [-0.75, -0.5, -0.25, 0, 0.25, 0.5, 0.75].map((part) =>
    drawn(tie(part * SIDE), chord(part * SIDE * (part === 0 ? 1 : 0.82)), 0.05),
  );
  const legs = [-SIDE, SIDE].map((x) => drawn([x, 0, z], [x, EAVES, z], 0.2));
  return [
    drawn(chord(-SIDE), chord(0), 0.14),
    drawn(chord(0), chord(SIDE), 0.14),
    drawn(tie(-SIDE), tie(SIDE), 0.08),
    ...struts,
    ...legs,
  ].join('');
}

/** Draws the boards around the pitch, and the nets above them. */
export function boards(camera: Camera, { boards: colors, steel }: Hall): Svg {
  const x = HALF_WIDTH + 1.2;
  const z = LENGTH + 1.6;
  const panels = Array.from({ length: 11 }, (_, index) => index).flatMap((index) => {
    const [z1, z2] = [index * 4 - 3, index * 4 + 0.92];
    return [-x, x].map((side) =>
      panel(
        camera,
        [
          [side, 0, z1],
          [side, BOARD, z1],
          [side, BOARD, z2],
          [side, 0, z2],
        ],
        colors[(index + (side > 0 ? 2 : 0)) % colors.length],
      ),
    );
  });
  const end = Array.from({ length: 6 }, (_, index) => {
    const [x1, x2] = [-x + index * 3.74, -x + index * 3.74 + 3.68];
    return panel(
      camera,
      [
        [x1, 0, z],
        [x1, BOARD, z],
        [x2, BOARD, z],
        [x2, 0, z],
      ],
      colors[(index + 1) % colors.length],
    );
  });
  return group({}, ...end, net(camera, steel, x, z), ...panels);
}

const panel = (camera: Camera, places: Place[], fill = '#20262a'): Svg =>
  area(camera.outline(places), { fill }) +
  area(camera.outline(places.map(([x, y, z]): Place => [x, y === 0 ? 0 : BOARD * 0.24, z])), {
    fill: '#000000',
    'fill-opacity': 0.22,
  });

function net(camera: Camera, steel: string, x: number, z: number): Svg {
  const top = 4.6;
  const cells = 0.5;
  const end = Array.from({ length: Math.floor((2 * x) / cells) + 1 }, (_, index) =>
    camera.segment([-x + index * cells, BOARD, z], [-x + index * cells, top, z]),
  );
  const rows = Array.from({ length: 8 }, (_, index) => BOARD + index * cells);
  const across = rows.map((y) => camera.segment([-x, y, z], [x, y, z]));
  const sides = [-x, x].flatMap((side) =>
    rows.map((y) => camera.segment([side, y, -3], [side, y, z])),
  );
  return group(
    { stroke: steel, 'stroke-opacity': 0.28, 'stroke-width': 0.9 },
    ...[...end, ...across, ...sides].map((points) => line(points, {})),
  );
}

/**
 * Draws the lamps under the roof with their beams; call it after the pitch and before the players.
 */
export function lights(
  camera: Camera,
  { beams }: Hall,
  ends: readonly number[] = [6, 15, 24, 33],
): Svg {
  const places = ends
    .flatMap((z): Place[] => [
      [-5, EAVES - 0.4, z],
      [5, EAVES - 0.4, z],
    ])
    .filter((place) => camera.sees(place));
  return group(
    { 'fill-opacity': beams },
    ...places.map((place) => beam(camera, place)),
    ...places.map((place) => lampAt(camera, place)),
  );
}

function beam(camera: Camera, [x, y, z]: Place): Svg {
  const cone = [
    ...camera.segment([x - 0.35, y, z], [x - 3, 0, z]),
    ...camera.segment([x + 0.35, y, z], [x + 3, 0, z]).reverse(),
  ];
  return area(cone, { fill: 'url(#beam)' });
}

function lampAt(camera: Camera, place: Place): Svg {
  const [x, y] = camera.point(place);
  const metre = camera.scale(place);
  const [w, h] = [metre * 0.8, Math.max(1.6, metre * 0.14)];
  return (
    rect([x - w * 2.2, y - w * 2.2, w * 4.4, w * 4.4], {
      fill: 'url(#lamp)',
      'fill-opacity': 0.55,
    }) + rect([x - w / 2, y - h / 2, w, h], { fill: '#ffffff', 'fill-opacity': 1, rx: h / 2 })
  );
}

/**
 * Draws two spots of light on the ground at each position in `ends`, which are metres along the
 * pitch.
 */
export function pools(camera: Camera, ends: readonly number[] = [6, 15, 24, 33]): Svg {
  return ends
    .flatMap((z) => [-5, 5].map((x): Place => [x, 0, z]))
    .filter((place) => camera.sees(place))
    .map((place) => {
      const [x, y] = camera.point(place);
      const [rx, ry] = [camera.scale(place) * 4.6, camera.scale(place) * 1.2];
      return rect([x - rx, y - ry, rx * 2, ry * 2], { fill: 'url(#pool)' });
    })
    .join('');
}

/** Darkens the corners of a picture to draw attention to its middle. */
export const vignette = ({ width, height }: { width: number; height: number }): Svg =>
  rect([0, 0, width, height], { fill: 'url(#vignette)' });
