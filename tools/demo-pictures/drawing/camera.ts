import type { Point } from './svg.ts';

/** Position in metres: to the right, upwards, and along the pitch. */
export type Place = readonly [x: number, y: number, z: number];

export interface View {
  eye: Place;
  target: Place;
  /** Width and height of the picture in pixels. */
  width: number;
  height: number;
  /** Horizontal field of view in degrees. */
  angle: number;
}

const NEAR = 0.4;

/** Projects positions in the hall to points of a picture. */
export class Camera {
  readonly width: number;
  readonly height: number;
  private readonly eye: Place;
  private readonly axes: readonly [right: Place, up: Place, ahead: Place];
  private readonly focal: number;

  constructor({ eye, target, width, height, angle }: View) {
    [this.eye, this.width, this.height] = [eye, width, height];
    const ahead = unit(minus(target, eye));
    const right = unit(cross([0, 1, 0], ahead));
    this.axes = [right, cross(ahead, right), ahead];
    this.focal = width / 2 / Math.tan((angle * Math.PI) / 360);
  }

  /** Returns the number of pixels per metre at a position. */
  scale(place: Place): number {
    return this.focal / Math.max(NEAR, this.turned(place)[2]);
  }

  /** Whether a position is in front of the camera. */
  sees(place: Place): boolean {
    return this.turned(place)[2] > NEAR;
  }

  point(place: Place): Point {
    return this.flat(this.turned(place));
  }

  /**
   * Returns the outline of a flat shape as points of the picture; the part behind the camera is cut
   * off.
   */
  outline(places: readonly Place[]): Point[] {
    const turned = places.map((place) => this.turned(place));
    return turned
      .flatMap((one, index) => this.clipped(one, turned[(index + 1) % turned.length] ?? one))
      .map((one) => this.flat(one));
  }

  /**
   * Returns the line between two positions as points of the picture; empty if both positions are
   * behind the camera.
   */
  segment(from: Place, to: Place): Point[] {
    const [a, b] = [this.turned(from), this.turned(to)];
    if (a[2] < NEAR && b[2] < NEAR) return [];
    return [a[2] < NEAR ? cut(b, a) : a, b[2] < NEAR ? cut(a, b) : b].map((one) => this.flat(one));
  }

  private clipped(one: Place, next: Place): Place[] {
    const visible = one[2] >= NEAR ? [one] : [];
    return one[2] >= NEAR === next[2] >= NEAR ? visible : [...visible, cut(one, next)];
  }

  private turned(place: Place): Place {
    const offset = minus(place, this.eye);
    const [right, up, ahead] = this.axes;
    return [dot(offset, right), dot(offset, up), dot(offset, ahead)];
  }

  private flat([x, y, z]: Place): Point {
    return [this.width / 2 + (x * this.focal) / z, this.height / 2 - (y * this.focal) / z];
  }
}

/**
 * Returns the point in which the line between two positions intersects the near plane of the
 * camera.
 */
function cut(one: Place, other: Place): Place {
  const part = (NEAR - one[2]) / (other[2] - one[2]);
  return [one[0] + (other[0] - one[0]) * part, one[1] + (other[1] - one[1]) * part, NEAR];
}

const minus = (a: Place, b: Place): Place => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
const dot = (a: Place, b: Place): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
const cross = (a: Place, b: Place): Place => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];

function unit(a: Place): Place {
  const length = Math.hypot(...a);
  return [a[0] / length, a[1] / length, a[2] / length];
}
