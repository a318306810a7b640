/** Places of the site that show a photograph of the venue, besides those of its pitches. */
export const PHOTO_PLACES = [
  'hero',
  'gate',
  'cafeteria',
  'changing-rooms',
  'academy',
  'team',
  'evening',
] as const;

/** Width and height of a part of a page, in any unit. */
type Ratio = readonly [width: number, height: number];

/** How pages crop the photograph of a place. */
export interface PhotoShape {
  phone: Ratio;
  desktop: Ratio;
  /** Smallest width in pixels of the crop on a wide screen. */
  width: number;
}

const CARD: PhotoShape = { phone: [5, 3], desktop: [5, 3], width: 640 };
const PAGE_TOP: PhotoShape = { phone: [2, 1], desktop: [2, 1], width: 800 };
const EVENING: PhotoShape = { phone: [5, 3], desktop: [3, 1], width: 960 };
const HERO: PhotoShape = { phone: [5, 8], desktop: [9, 4], width: 1200 };

/** Returns the shape of a place. Each pitch has a place of its own, with the shape of a card. */
export function photoShape(place: string): PhotoShape {
  if (place === 'hero') return HERO;
  if (place === 'evening') return EVENING;
  return place === 'academy' || place === 'team' ? PAGE_TOP : CARD;
}

const PITCH = 'pitch-';

/** Name of the place of a pitch. */
export const placeOfPitch = (code: string): string => PITCH + code;

/** Code of the pitch of a place; null for a place that is not a pitch. */
export const pitchOfPlace = (place: string): string | null =>
  place.startsWith(PITCH) ? place.slice(PITCH.length) : null;

const CENTRE = { focusX: 50, focusY: 50 };

interface Size {
  width: number;
  height: number;
}

/** A part of a picture, in pixels from its left and top edges. */
export interface Crop extends Size {
  left: number;
  top: number;
}

/**
 * Returns the largest part of a picture with this ratio. The focal point, in percent from the left
 * and the top, is in the part at the same percentages, as with the style `object-position`.
 */
export function cropAround(
  { width, height, focusX, focusY }: Size & { focusX: number; focusY: number },
  [across, down]: Ratio,
): Crop {
  const scale = Math.min(width / across, height / down);
  const crop = { width: across * scale, height: down * scale };
  return {
    ...crop,
    left: ((width - crop.width) * focusX) / 100,
    top: ((height - crop.height) * focusY) / 100,
  };
}

/** Smallest size in pixels that a place accepts. */
export function smallestPhoto(place: string): Size {
  const { desktop, width } = photoShape(place);
  return { width, height: Math.ceil((width * desktop[1]) / desktop[0]) };
}

/** Whether the crop of a picture on a wide screen is sharp in this place. */
export function fillsPlace(place: string, size: Size): boolean {
  const { desktop, width } = photoShape(place);
  return Math.round(cropAround({ ...size, ...CENTRE }, desktop).width) >= width;
}
