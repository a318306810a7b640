const ms = (value) => `${value.toFixed(value < 10 ? 1 : 0)} ms`;

/**
 * Prints the table of results.
 * @returns whether any response was unexpected
 */
export function print(rows) {
  const lines = [
    ['', 'ratio', 'rate/s', 'against/s', 'p50', 'p99', 'cpu/request'],
    ...rows.map(cells),
  ];
  const widths = lines[0].map((_, column) => Math.max(...lines.map((line) => line[column].length)));
  for (const line of lines)
    console.log(
      line
        .map((cell, column) =>
          column === 0 ? cell.padEnd(widths[0]) : cell.padStart(widths[column]),
        )
        .join('  '),
    );
  const odd = rows.flatMap(oddOf);
  for (const line of odd) console.log(line);
  return odd.length > 0;
}

function cells({ name, ratio, floor, product, race, live }) {
  if (race)
    return [name, '', `${race.rounds} rounds`, '', ms(race.p50), `${ms(race.worst)} at worst`, ''];
  if (live) return [name, '', '', '', ms(live.p50), ms(live.p99), ''];
  return [
    name,
    ratio === undefined ? '' : `${(ratio * 100).toFixed(0)} %`,
    product.rate.toFixed(0),
    floor ? floor.rate.toFixed(0) : '',
    ms(product.p50),
    ms(product.p99),
    product.cpuMs === null ? '' : ms(product.cpuMs),
  ];
}

function oddOf({ name, floor, product, race, live }) {
  const answers = [
    ...(floor?.odd ?? []),
    ...(product?.odd ?? []),
    ...(race ? [...race.odd] : []),
  ].map(([status, count]) => `${name}: ${count} answers of ${status}`);
  if (race && race.wrong > 0)
    answers.push(
      `${name}: ${race.wrong} rounds stored something else than was answered, or too much`,
    );
  if (live && live.missed > 0) answers.push(`${name}: ${live.missed} sights were missed`);
  return answers;
}
