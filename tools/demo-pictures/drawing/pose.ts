import type { Point } from './svg.ts';

/**
 * Positions of the joints of a figure that is 1.75 m tall. Coordinates are in metres: to the right
 * of the figure's middle, and above the ground. The left of the figure is the left of the picture.
 */
export interface Pose {
  head: Point;
  neck: Point;
  hips: Point;
  /** Positions of the elbow and the hand of the left arm; `right` has those of the right arm. */
  left: readonly [Point, Point];
  right: readonly [Point, Point];
  /**
   * Positions of the knee, the ankle and the toe of the left leg; `rightLeg` has those of the right
   * leg.
   */
  leftLeg: readonly [Point, Point, Point];
  rightLeg: readonly [Point, Point, Point];
  /** Side whose leg and arm are nearer to the viewer. */
  front: 'left' | 'right';
}

/** Returns the pose mirrored horizontally. */
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
