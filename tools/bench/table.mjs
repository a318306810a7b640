import { median } from './load.mjs';
import { TARGETS } from './targets.mjs';

const ms = (value) => `${value.toFixed(value < 10 ? 1 : 0)} ms`;

/**
 * Prints the table of results.
 * @returns whether any response was unexpected
 */
export function print(rows) {
  const lines = [
    ['', 'ratio', 'min to max', 'rate/s', 'against/s', 'p50', 'p99', 'cpu/request', 'must', 'aim'],
    ...rows.map((row) => [...cells(row), ...targetOf(row)]),
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

const targetOf = ({ target }) => [TARGETS[target]?.must ?? '', TARGETS[target]?.aim ?? ''];
const percent = (value) => (value * 100).toFixed(0);
const spread = (values, shown) =>
  values.length > 1 ? `${shown(Math.min(...values))} to ${shown(Math.max(...values))}` : '';
const whole = (value) => value.toFixed(0);

function cells({ name, ratios, floor, product, race, live, messages }) {
  if (race)
    return [
      name,
      '',
      '',
      `${race.rounds} rounds`,
      '',
      ms(race.p50),
      `${ms(race.worst)} at worst`,
      '',
    ];
  if (live) return [name, '', '', '', '', ms(live.p50), ms(live.p99), ''];
  if (messages) {
    const { rates } = messages;
    return [name, '', spread(rates, whole), whole(median(rates)), '', '', '', ''];
  }
  return [
    name,
    ratios ? `${percent(median(ratios))} %` : '',
    ratios ? spread(ratios, percent) : '',
    whole(product.rate),
    floor ? whole(floor.rate) : '',
    ms(product.p50),
    ms(product.p99),
    product.cpuMs === null ? '' : ms(product.cpuMs),
  ];
}

function oddOf({ name, floor, product, race, live, messages }) {
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
  if (messages && messages.count === 0) answers.push(`${name}: no turn left enough messages`);
  return answers;
}
