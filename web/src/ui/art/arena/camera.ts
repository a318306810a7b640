import { project, trace, type Camera, type Place } from '../projection.ts';

/** Width and height of the picture in drawing units. */
export const WIDTH = 1440;
export const HEIGHT = 810;

/** Length and half the width of the pitch in metres. */
export const LENGTH = 27;
export const HALF = 9;

export const camera: Camera = { eye: 3.1, back: 7.2, focal: 1020, centre: [WIDTH / 2, 292] };

export const line = (places: readonly Place[], closed = false) => trace(camera, places, closed);
export const at = (place: Place) => project(camera, place);
