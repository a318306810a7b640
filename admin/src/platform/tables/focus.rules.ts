/** What must stay in sight when a picture is cropped: hundredths from its left and its top, the same in every language. */
export interface FocusPoint {
  x: number;
  y: number;
}

const STEPS: Readonly<Record<string, FocusPoint>> = { ArrowLeft: { x: -1, y: 0 }, ArrowRight: { x: 1, y: 0 }, ArrowUp: { x: 0, y: -1 }, ArrowDown: { x: 0, y: 1 } };
const BIG_STEP = 10;

/** The point under a pointer; one that was dragged beyond the picture stays at its edge. */
export function pointAt(pointer: { clientX: number; clientY: number }, picture: { left: number; top: number; width: number; height: number }): FocusPoint {
  return {
    x: hundredths((pointer.clientX - picture.left) / picture.width),
    y: hundredths((pointer.clientY - picture.top) / picture.height),
  };
}

/** The point after a key; null where the key says nothing about it. */
export function stepped({ x, y }: FocusPoint, key: string, isBig: boolean): FocusPoint | null {
  const step = STEPS[key];
  if (!step) return null;
  const size = isBig ? BIG_STEP : 1;
  return { x: within(x + step.x * size), y: within(y + step.y * size) };
}

const hundredths = (share: number) => (Number.isFinite(share) ? within(Math.round(share * 100)) : 50);
const within = (value: number) => Math.min(100, Math.max(0, value));
