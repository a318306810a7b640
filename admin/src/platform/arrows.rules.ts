export type Move = 'up' | 'down' | 'before' | 'after' | 'first' | 'last';

/** The direction of an arrow key; horizontal keys follow the reading direction. */
export function moveOf(key: string, rightToLeft: boolean): Move | null {
  const moves = new Map<string, Move>([
    ['ArrowUp', 'up'],
    ['ArrowDown', 'down'],
    ['ArrowLeft', rightToLeft ? 'after' : 'before'],
    ['ArrowRight', rightToLeft ? 'before' : 'after'],
    ['Home', 'first'],
    ['End', 'last'],
  ]);
  return moves.get(key) ?? null;
}
