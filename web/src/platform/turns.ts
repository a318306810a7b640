/** Goes on in a task of its own: between two a slow phone answers a touch. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

interface Turn {
  begin: () => void;
  timer?: ReturnType<typeof setTimeout>;
}

const line: Turn[] = [];

/**
 * Stands in line for work that may wait: `begin` is called in a task of its own when all before have ended theirs. Returns
 * how the turn is ended, or left before it came.
 */
export function takeTurn(begin: () => void): () => void {
  const turn: Turn = { begin };
  line.push(turn);
  if (line[0] === turn) start(turn);
  return () => leave(turn);
}

function start(turn: Turn): void {
  turn.timer = setTimeout(turn.begin);
}

function leave(turn: Turn): void {
  const place = line.indexOf(turn);
  if (place < 0) return;
  clearTimeout(turn.timer);
  line.splice(place, 1);
  if (place === 0 && line[0]) start(line[0]);
}
