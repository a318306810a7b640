const METERS_PER_DEGREE = 111_320;
const PIXELS_PER_METER = 0.5;
/** Distance of two lines of the grid in degrees. */
const STEP = 0.002;
/** Drawn part of the grid: pixels on both sides of the position. */
const REACH = { x: 1400, y: 420 };
/** Radius of the circle around the position, which shows the scale. */
export const SCALE = { meters: 150, pixels: 150 * PIXELS_PER_METER };

export interface GridLine {
  /** Latitude or longitude of the line, such as `33.574`. */
  degrees: string;
  /** Distance from the position in pixels: to the east, or to the south. */
  at: number;
}

/** The lines of latitude and longitude around a position, true to scale. */
export interface PositionGrid {
  parallels: GridLine[];
  meridians: GridLine[];
}

export function positionGrid(latitude: number, longitude: number): PositionGrid {
  const perDegree = METERS_PER_DEGREE * PIXELS_PER_METER;
  // Lines of longitude meet at the poles; the lower bound keeps their number small there.
  const shrink = Math.max(Math.cos((latitude * Math.PI) / 180), 0.2);
  return {
    parallels: linesAround(latitude, -perDegree, REACH.y),
    meridians: linesAround(longitude, perDegree * shrink, REACH.x),
  };
}

/** Lines at multiples of `STEP`, at most `reach` pixels from `center`. */
function linesAround(center: number, pixelsPerDegree: number, reach: number): GridLine[] {
  const degrees = reach / Math.abs(pixelsPerDegree);
  const first = Math.ceil((center - degrees) / STEP);
  const last = Math.floor((center + degrees) / STEP);
  return Array.from({ length: last - first + 1 }, (_, index) => {
    const line = (first + index) * STEP;
    return { degrees: line.toFixed(3), at: (line - center) * pixelsPerDegree };
  });
}
