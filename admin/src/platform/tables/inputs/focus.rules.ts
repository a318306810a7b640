/**
 * The focus point for cropping a picture, in percent from the left and top edges; the same for all
 * languages.
 */
export interface FocusPoint {
  x: number;
  y: number;
}

const STEPS: Readonly<Record<string, FocusPoint>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};
const BIG_STEP = 10;

/** The focus point at the position of the pointer, limited to the picture. */
export function pointAt(
  pointer: { clientX: number; clientY: number },
  picture: { left: number; top: number; width: number; height: number },
): FocusPoint {
  return {
    x: hundredths((pointer.clientX - picture.left) / picture.width),
    y: hundredths((pointer.clientY - picture.top) / picture.height),
  };
}

/** The focus point after a key press; null for other keys. */
export function stepped({ x, y }: FocusPoint, key: string, isBig: boolean): FocusPoint | null {
  const step = STEPS[key];
  if (!step) return null;
  const size = isBig ? BIG_STEP : 1;
  return { x: within(x + step.x * size), y: within(y + step.y * size) };
}

const hundredths = (share: number) =>
  Number.isFinite(share) ? within(Math.round(share * 100)) : 50;
const within = (value: number) => Math.min(100, Math.max(0, value));
