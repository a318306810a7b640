export type ArrowMove = 'up' | 'down' | 'before' | 'after' | 'first' | 'last';

/** The direction of an arrow key; horizontal keys follow the reading direction. */
export function arrowMoveOf(key: string, rightToLeft: boolean): ArrowMove | null {
  const moves = new Map<string, ArrowMove>([
    ['ArrowUp', 'up'],
    ['ArrowDown', 'down'],
    ['ArrowLeft', rightToLeft ? 'after' : 'before'],
    ['ArrowRight', rightToLeft ? 'before' : 'after'],
    ['Home', 'first'],
    ['End', 'last'],
  ]);
  return moves.get(key) ?? null;
}
