import { ballDefs } from './ball.ts';
import { Camera, type Place, type View } from './camera.ts';
import { boards, type Hall, hallDefs, lights, pools, shell, vignette } from './hall.ts';
import { goal, pitch, type Turf } from './pitch.ts';
import { type Figure, player } from './player.ts';
import { drawing, type Svg } from './svg.ts';

/** An object on the pitch with its position; objects further away are drawn first. */
export interface Actor {
  at: Place;
  draw: (camera: Camera) => Svg;
}

export const actor = (x: number, z: number, figure: Figure): Actor => ({
  at: [x, 0, z],
  draw: (camera) => player(camera, [x, 0, z], figure),
});

export interface Stage {
  view: View;
  hall: Hall;
  turf: Turf;
  actors: readonly Actor[];
  /** Positions of the visible goals along the pitch, in metres from the near end. */
  goals?: readonly number[];
  bulge?: { x: number; y: number; depth: number };
  defs?: Svg;
  /** Draws elements in front of the hall and behind the actors. */
  behind?: (camera: Camera) => Svg;
  /** Draws elements in front of all others. */
  before?: (camera: Camera) => Svg;
}

/** Draws a picture of the hall with its pitch, goals and actors. */
export function staged({
  view,
  hall,
  turf,
  actors,
  goals = [40],
  bulge,
  defs = '',
  behind,
  before,
}: Stage): Svg {
  const camera = new Camera(view);
  const near = view.eye[2];
  const ordered = [...actors].sort((a, b) => b.at[2] - a.at[2]).map((one) => one.draw(camera));
  const ends = goals.map((z) => goal(camera, z, undefined, bulge ?? null));
  return drawing(
    view.width,
    view.height,
    hallDefs(hall) + ballDefs + defs,
    shell(camera, hall),
    pitch(camera, turf),
    pools(camera),
    boards(camera, hall),
    behind?.(camera) ?? '',
    ...(near < 0 ? [] : ends),
    lights(camera, hall),
    ...ordered,
    ...(near < 0 ? ends : []),
    before?.(camera) ?? '',
    vignette(camera),
  );
}
