/** Continues in a task of its own: between two tasks a slow phone can handle input. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

interface Turn {
  begin: () => void;
  timer?: ReturnType<typeof setTimeout>;
}

const line: Turn[] = [];

/**
 * Queues low-priority work: `begin` runs in its own task after all earlier work has ended. Returns
 * the function that ends the work or removes it from the queue.
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
