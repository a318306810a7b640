import { MOVING_POSES } from './moving-poses.ts';
import { STANDING_POSES } from './standing-poses.ts';
import type { Point } from './svg.ts';

/**
 * Positions of the joints of a figure of 1.75 m, in metres to the right of its middle and above the
 * ground. The figure's left is the picture's left.
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
  /** Side of the leg and arm that are nearer to the viewer. */
  front: 'left' | 'right';
}

/** All poses, by name. */
export const POSES = { ...MOVING_POSES, ...STANDING_POSES };

export type PoseName = keyof typeof POSES;

/** The pose mirrored horizontally. */
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
