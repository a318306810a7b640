const HEAD = ['fault', 'tries', 'lost', 'half written', 'time to ready', 'seen'];

/** Prints one row per fault test, with its duration and results. */
export function printTable(rows) {
  const lines = [HEAD, ...rows.map(cells)];
  const widths = HEAD.map((_, column) => Math.max(...lines.map((line) => line[column].length)));
  console.log();
  for (const line of lines)
    console.log(
      line
        .map((cell, column) => (column === HEAD.length - 1 ? cell : cell.padEnd(widths[column])))
        .join('  '),
    );
}

function cells({ name, tries, lost, half, ready, seen, misses }) {
  return [
    name,
    String(tries),
    textOf(lost),
    textOf(half),
    ready.length === 0 ? '-' : spanOf(ready),
    [...seen, ...misses.map((miss) => `MISSED: ${miss.split('\n')[0]}`)].join('; '),
  ];
}

const textOf = (count) => (count === null ? '-' : String(count));

function spanOf(times) {
  const [least, most] = [Math.min(...times), Math.max(...times)].map((ms) =>
    (ms / 1000).toFixed(1),
  );
  return least === most ? `${most} s` : `${least} to ${most} s`;
}
