import type { Camera, Place } from './camera.ts';
import { darker } from './color.ts';
import { head, type Look } from './head.ts';
import { digits } from './glyphs.ts';
import { MOVING_POSES } from './moving-poses.ts';
import { type Pose, turned } from './pose.ts';
import { STANDING_POSES } from './standing-poses.ts';
import { circle, ellipse, group, path, type Point, type Svg, tenth } from './svg.ts';

/** All poses of players, by name. */
const POSES = { ...MOVING_POSES, ...STANDING_POSES };

export interface Kit {
  shirt: string;
  trim: string;
  shorts: string;
  socks: string;
}

export interface Figure extends Look {
  pose: keyof typeof POSES;
  kit: Kit;
  number?: number;
  /** True: the figure is mirrored horizontally. */
  turned?: boolean;
  /** Size of the figure relative to an adult. */
  size?: number;
  /** Colour of sleeves and leggings under the kit. */
  under?: string;
  /** Colour of the goalkeeper's gloves. */
  gloves?: string;
}

type Side = 'left' | 'right';

export const SKINS = ['#8d5a3b', '#b9805a', '#d7a47c', '#e3b894', '#6e432b', '#c8936b'] as const;
const FAR = 0.26; // Share by which the limbs that are further from the viewer are darkened.

/** Draws a player at a position on the ground, with a shadow. */
export function player(camera: Camera, place: Place, figure: Figure): Svg {
  const [x, y] = camera.point(place);
  const metre = camera.scale(place) * (figure.size ?? 1);
  const shadow = ellipse([x + metre * 0.1, y, metre * 0.46, metre * 0.085], {
    fill: '#000000',
    'fill-opacity': 0.36,
  });
  return (
    shadow +
    group(
      { transform: `translate(${tenth(x)} ${tenth(y)}) scale(${(metre / 100).toFixed(4)})` },
      body(figure),
    )
  );
}

/** Draws the figure without a shadow, with its feet at the origin; a metre is a hundred pixels. */
export function body(figure: Figure): Svg {
  const pose: Pose = figure.turned ? turned(POSES[figure.pose]) : POSES[figure.pose];
  const near = pose.front;
  const far: Side = near === 'left' ? 'right' : 'left';
  const behind = inTheDark(figure);
  return [
    arm(pose, behind, far),
    leg(pose, behind, far),
    leg(pose, figure, near),
    torso(pose, figure),
    head(pose, figure, figure.kit.trim),
    arm(pose, figure, near),
  ].join('');
}

function inTheDark(figure: Figure): Figure {
  const { shirt, trim, shorts, socks } = figure.kit;
  return {
    ...figure,
    skin: darker(figure.skin, FAR),
    ...(figure.under ? { under: darker(figure.under, FAR) } : {}),
    ...(figure.gloves ? { gloves: darker(figure.gloves, FAR) } : {}),
    kit: {
      shirt: darker(shirt, FAR),
      trim: darker(trim, FAR),
      shorts: darker(shorts, FAR),
      socks: darker(socks, FAR),
    },
  };
}

const at = ([x, y]: Point): Point => [x * 100, -y * 100];
const between = (a: Point, b: Point, part: number): Point => [
  a[0] + (b[0] - a[0]) * part,
  a[1] + (b[1] - a[1]) * part,
];

/**
 * Draws a limb through `points`; `width` is in hundredths of a metre. `end` is `butt` (flat) for
 * the end of a sleeve or of shorts.
 */
const limb = (
  points: readonly Point[],
  stroke: string,
  width: number,
  end: 'round' | 'butt' = 'round',
): Svg =>
  path(`M${points.map((point) => at(point).map(tenth).join(' ')).join('L')}`, {
    fill: 'none',
    stroke,
    'stroke-width': width,
    'stroke-linecap': end,
    'stroke-linejoin': 'round',
  });

/** Returns the vector from the figure's left to its right, perpendicular to its spine. */
function across({ neck, hips }: Pose): Point {
  const [x, y] = [neck[0] - hips[0], neck[1] - hips[1]];
  const length = Math.hypot(x, y);
  return [y / length, -x / length];
}

function pointBeside(pose: Pose, [x, y]: Point, side: Side, metres: number): Point {
  const [ax, ay] = across(pose);
  const sign = side === 'left' ? -metres : metres;
  return [x + ax * sign, y + ay * sign];
}

const shoulder = (pose: Pose, side: Side): Point =>
  pointBeside(pose, between(pose.neck, pose.hips, 0.09), side, 0.175);
const hip = (pose: Pose, side: Side): Point => pointBeside(pose, pose.hips, side, 0.085);

function arm(pose: Pose, { kit, skin, under = skin, gloves }: Figure, side: Side): Svg {
  const [elbow, hand] = pose[side];
  const from = shoulder(pose, side);
  const cuff = gloves ? between(elbow, hand, 0.72) : between(from, elbow, 0.78);
  const sleeve = gloves ? [from, elbow, cuff] : [from, cuff];
  const [x, y] = at(from);
  const band = between(cuff, gloves ? elbow : from, 0.14);
  const [hx, hy] = at(hand);
  return (
    limb([from, elbow, hand], under, 8) +
    circle(hx, hy, gloves ? 7.2 : 4.8, { fill: gloves ?? skin }) +
    circle(x, y, 6.8, { fill: kit.shirt }) +
    limb(sleeve, kit.shirt, 13.2, 'butt') +
    limb([cuff, band], kit.trim, 13.4, 'butt')
  );
}

function leg(pose: Pose, { kit, skin, under = skin }: Figure, side: Side): Svg {
  const [knee, ankle, toe] = pose[side === 'left' ? 'leftLeg' : 'rightLeg'];
  const from = hip(pose, side);
  const hem = between(from, knee, 0.74);
  const top = between(knee, ankle, 0.2);
  const [x, y] = at(from);
  const sock =
    limb([knee, ankle], under, 10) +
    limb([top, ankle], kit.socks, 10.8, 'butt') +
    limb([ankle, ankle], kit.socks, 10.8) +
    limb([top, between(top, ankle, 0.1)], kit.trim, 11, 'butt');
  const shoe =
    limb([ankle, toe], '#14171a', 8.4) + limb([between(ankle, toe, 0.35), toe], '#eceeec', 2.2);
  return (
    limb([from, knee], under, 13) +
    sock +
    shoe +
    circle(x, y, 9.6, { fill: kit.shorts }) +
    limb([from, hem], kit.shorts, 19.4, 'butt') +
    limb([hem, between(hem, from, 0.07)], kit.trim, 19.6, 'butt')
  );
}

/** Draws the torso along the spine, with the hips at the origin and the neck above. */
function torso(pose: Pose, { kit, number }: Figure): Svg {
  const spine = Math.hypot(pose.neck[0] - pose.hips[0], pose.neck[1] - pose.hips[1]) * 100;
  const lean =
    (Math.atan2(pose.neck[0] - pose.hips[0], pose.neck[1] - pose.hips[1]) * 180) / Math.PI;
  const [x, y] = at(pose.hips);
  const top = -spine;
  const shirt =
    `M-17 5C-18.4 ${top * 0.4} -17 ${top * 0.6} -20.4 ${top * 0.8}C-24 ${top * 0.94} ` +
    `-18 ${top + 1} -7.4 ${top - 2.6}Q0 ${top + 4} 7.4 ${top - 2.6}C18 ${top + 1} 24 ` +
    `${top * 0.94} 20.4 ${top * 0.8}C17 ${top * 0.6} 18.4 ${top * 0.4} 17 5Q0 9 -17 5Z`;
  const side =
    `M17 5C18.4 ${top * 0.4} 17 ${top * 0.6} 20.4 ${top * 0.8}C22 ${top * 0.9} 19 ` +
    `${top * 0.96} 12 ${top}C15 ${top * 0.7} 6 ${top * 0.4} 8 7Z`;
  const collar = `M-7.4 ${top - 2.6}Q0 ${top + 4} 7.4 ${top - 2.6}`;
  return group(
    { transform: `translate(${tenth(x)} ${tenth(y)}) rotate(${tenth(lean)})` },
    path('M-15.4 -4H15.4V6H-15.4Z', { fill: kit.shorts }),
    path(shirt, { fill: kit.shirt }),
    path(side, { fill: '#000000', 'fill-opacity': 0.15 }),
    path(collar, { fill: 'none', stroke: kit.trim, 'stroke-width': 2.6 }),
    number === undefined
      ? ''
      : group(
          { transform: `translate(0 ${tenth(top * 0.52)})` },
          digits(String(number), 15, kit.trim, 3.2),
        ),
  );
}
