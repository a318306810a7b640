import type { Point } from './svg.ts';

/**
 * Where the joints of a figure of 1.75 m are, in metres to the right of its middle and above the
 * ground. Its left is the picture's left.
 */
export interface Pose {
  head: Point;
  neck: Point;
  hips: Point;
  /** Elbow and hand. */
  left: readonly [Point, Point];
  right: readonly [Point, Point];
  /** Knee, ankle, toe. */
  leftLeg: readonly [Point, Point, Point];
  rightLeg: readonly [Point, Point, Point];
  /** Which leg and arm are nearer to the eye. */
  front: 'left' | 'right';
}

/** How somebody stands, runs, shoots: drawn facing right where it matters. */
export const POSES = {
  run: {
    head: [0.16, 1.6],
    neck: [0.1, 1.4],
    hips: [0, 0.92],
    left: [
      [-0.24, 1.16],
      [-0.3, 0.9],
    ],
    right: [
      [0.32, 1.12],
      [0.5, 1.3],
    ],
    leftLeg: [
      [-0.14, 0.5],
      [-0.52, 0.34],
      [-0.6, 0.2],
    ],
    rightLeg: [
      [0.3, 0.66],
      [0.24, 0.22],
      [0.44, 0.16],
    ],
    front: 'right',
  },
  sprint: {
    head: [0.3, 1.54],
    neck: [0.2, 1.36],
    hips: [-0.02, 0.9],
    left: [
      [0.44, 1.08],
      [0.6, 1.28],
    ],
    right: [
      [-0.12, 1.08],
      [-0.4, 1.02],
    ],
    leftLeg: [
      [0.34, 0.74],
      [0.42, 0.34],
      [0.62, 0.34],
    ],
    rightLeg: [
      [-0.28, 0.58],
      [-0.68, 0.52],
      [-0.8, 0.4],
    ],
    front: 'left',
  },
  shoot: {
    head: [-0.06, 1.6],
    neck: [-0.06, 1.4],
    hips: [0, 0.92],
    left: [
      [-0.4, 1.3],
      [-0.66, 1.42],
    ],
    right: [
      [0.2, 1.14],
      [0.34, 0.92],
    ],
    leftLeg: [
      [-0.1, 0.48],
      [-0.2, 0.08],
      [0, 0.03],
    ],
    rightLeg: [
      [0.36, 0.72],
      [0.78, 0.62],
      [0.98, 0.7],
    ],
    front: 'right',
  },
  dribble: {
    head: [0.12, 1.54],
    neck: [0.06, 1.36],
    hips: [0, 0.88],
    left: [
      [-0.3, 1.16],
      [-0.46, 1.0],
    ],
    right: [
      [0.3, 1.18],
      [0.42, 0.98],
    ],
    leftLeg: [
      [-0.08, 0.46],
      [-0.3, 0.1],
      [-0.12, 0.03],
    ],
    rightLeg: [
      [0.2, 0.52],
      [0.26, 0.12],
      [0.46, 0.08],
    ],
    front: 'right',
  },
  stand: {
    head: [0, 1.62],
    neck: [0, 1.42],
    hips: [0, 0.92],
    left: [
      [-0.3, 1.14],
      [-0.26, 0.88],
    ],
    right: [
      [0.3, 1.14],
      [0.26, 0.88],
    ],
    leftLeg: [
      [-0.13, 0.48],
      [-0.15, 0.08],
      [-0.27, 0.03],
    ],
    rightLeg: [
      [0.13, 0.48],
      [0.15, 0.08],
      [0.27, 0.03],
    ],
    front: 'right',
  },
  waist: {
    head: [0.02, 1.62],
    neck: [0, 1.42],
    hips: [0, 0.92],
    left: [
      [-0.4, 1.14],
      [-0.15, 0.98],
    ],
    right: [
      [0.4, 1.14],
      [0.15, 0.98],
    ],
    leftLeg: [
      [-0.16, 0.48],
      [-0.2, 0.08],
      [-0.33, 0.03],
    ],
    rightLeg: [
      [0.14, 0.48],
      [0.18, 0.08],
      [0.3, 0.03],
    ],
    front: 'right',
  },
  cheer: {
    head: [0, 1.64],
    neck: [0, 1.43],
    hips: [0, 0.94],
    left: [
      [-0.42, 1.5],
      [-0.56, 1.86],
    ],
    right: [
      [0.42, 1.52],
      [0.52, 1.9],
    ],
    leftLeg: [
      [-0.2, 0.52],
      [-0.26, 0.1],
      [-0.38, 0.04],
    ],
    rightLeg: [
      [0.18, 0.52],
      [0.24, 0.1],
      [0.36, 0.04],
    ],
    front: 'right',
  },
  slide: {
    head: [-0.3, 1.12],
    neck: [-0.2, 0.95],
    hips: [-0.02, 0.46],
    left: [
      [-0.6, 1.2],
      [-0.78, 1.5],
    ],
    right: [
      [0.16, 1.2],
      [0.36, 1.46],
    ],
    leftLeg: [
      [0.3, 0.1],
      [-0.12, 0.06],
      [-0.28, 0.08],
    ],
    rightLeg: [
      [0.42, 0.14],
      [0.02, 0.08],
      [-0.14, 0.1],
    ],
    front: 'right',
  },
  dive: {
    head: [0.92, 1.28],
    neck: [0.72, 1.18],
    hips: [0.18, 0.96],
    left: [
      [1.1, 1.52],
      [1.42, 1.68],
    ],
    right: [
      [1.04, 1.2],
      [1.42, 1.46],
    ],
    leftLeg: [
      [-0.24, 0.84],
      [-0.62, 0.6],
      [-0.8, 0.56],
    ],
    rightLeg: [
      [-0.22, 1.1],
      [-0.66, 1.14],
      [-0.86, 1.16],
    ],
    front: 'left',
  },
  ready: {
    head: [0, 1.44],
    neck: [0, 1.26],
    hips: [0, 0.8],
    left: [
      [-0.42, 1.02],
      [-0.6, 0.84],
    ],
    right: [
      [0.42, 1.02],
      [0.6, 0.84],
    ],
    leftLeg: [
      [-0.32, 0.46],
      [-0.3, 0.08],
      [-0.44, 0.03],
    ],
    rightLeg: [
      [0.32, 0.46],
      [0.3, 0.08],
      [0.44, 0.03],
    ],
    front: 'right',
  },
  point: {
    head: [0.04, 1.62],
    neck: [0, 1.42],
    hips: [0, 0.92],
    left: [
      [-0.3, 1.14],
      [-0.18, 0.94],
    ],
    right: [
      [0.4, 1.36],
      [0.72, 1.42],
    ],
    leftLeg: [
      [-0.14, 0.48],
      [-0.18, 0.08],
      [-0.3, 0.03],
    ],
    rightLeg: [
      [0.12, 0.48],
      [0.14, 0.08],
      [0.28, 0.03],
    ],
    front: 'right',
  },
  shake: {
    head: [0.04, 1.62],
    neck: [0, 1.42],
    hips: [0, 0.92],
    left: [
      [-0.26, 1.14],
      [-0.22, 0.9],
    ],
    right: [
      [0.26, 1.18],
      [0.5, 1.1],
    ],
    leftLeg: [
      [-0.1, 0.48],
      [-0.12, 0.08],
      [0.02, 0.03],
    ],
    rightLeg: [
      [0.1, 0.48],
      [0.12, 0.08],
      [0.28, 0.03],
    ],
    front: 'right',
  },
  lift: {
    head: [0, 1.6],
    neck: [0, 1.42],
    hips: [0, 0.92],
    left: [
      [-0.34, 1.6],
      [-0.14, 1.92],
    ],
    right: [
      [0.34, 1.6],
      [0.14, 1.92],
    ],
    leftLeg: [
      [-0.16, 0.48],
      [-0.2, 0.08],
      [-0.32, 0.03],
    ],
    rightLeg: [
      [0.16, 0.48],
      [0.2, 0.08],
      [0.32, 0.03],
    ],
    front: 'right',
  },
} as const satisfies Record<string, Pose>;

export type PoseName = keyof typeof POSES;

/** The same the other way round. */
export function turned(pose: Pose): Pose {
  const turn = ([x, y]: Point): Point => [-x, y];
  const [le, lh] = pose.left;
  const [re, rh] = pose.right;
  const [lk, la, lt] = pose.leftLeg;
  const [rk, ra, rt] = pose.rightLeg;
  return {
    head: turn(pose.head),
    neck: turn(pose.neck),
    hips: turn(pose.hips),
    left: [turn(re), turn(rh)],
    right: [turn(le), turn(lh)],
    leftLeg: [turn(rk), turn(ra), turn(rt)],
    rightLeg: [turn(lk), turn(la), turn(lt)],
    front: pose.front === 'left' ? 'right' : 'left',
  };
}
