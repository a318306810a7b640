/** A camera behind the near goal line, which converts metres to picture units. */
export interface Camera {
  /**
   * Height of the camera above the turf (`eye`), and its distance behind the near goal line
   * (`back`), in metres.
   */
  eye: number;
  back: number;
  /** Number of picture units per metre at a distance of one metre. */
  focal: number;
  /** Point of the picture at which the parallel lines of the pitch meet (vanishing point). */
  centre: readonly [number, number];
}

/** Position in metres: across (0 is the middle), away (0 is the near goal line) and up. */
export type Place = readonly [x: number, y: number, z?: number];

export function project(
  { eye, back, focal, centre }: Camera,
  [x, y, z = 0]: Place,
): [number, number] {
  const scale = focal / (y + back);
  return [centre[0] + x * scale, centre[1] + (eye - z) * scale];
}

export function trace(camera: Camera, places: readonly Place[], closed = false): string {
  const points = places.map((place) =>
    project(camera, place)
      .map((n) => Math.round(n * 10) / 10)
      .join(' '),
  );
  return `M${points.join('L')}${closed ? 'Z' : ''}`;
}

/** Returns a part of a circle on the turf as points; `from` and `to` are angles in degrees. */
export function arc([x, y]: Place, radius: number, from = 0, to = 360): Place[] {
  const steps = Math.ceil(Math.abs(to - from) / 12);
  return Array.from({ length: steps + 1 }, (_, i) => {
    const angle = ((from + ((to - from) * i) / steps) * Math.PI) / 180;
    return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
  });
}

export const range = (count: number) => Array.from({ length: count }, (_, i) => i);
