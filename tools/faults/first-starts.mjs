import fs from 'node:fs';
import { databaseOf, untilReady } from '../lib/api.mjs';
import { at } from '../lib/workspace.mjs';
import { statements } from '../lib/statements.mjs';

const EMPTY = 'first_starts';

/**
 * Starts two processes for the first time at the same moment, in one empty folder and on one empty
 * database. The schema and the demo must be created only once.
 */
export async function firstStarts(fixture) {
  fixture.tries(2);
  const first = await both(fixture, ['one-folder', 'one-folder'], {});
  const { url } = databaseOf(first.folder);
  await checkDatabase(fixture, url, 'one folder');
  await statements(url)(`create database ${EMPTY}`);
  const empty = Object.assign(new URL(url), { pathname: EMPTY }).href;
  await both(fixture, ['left', 'right'], { url: empty });
  await checkDatabase(fixture, empty, 'one empty database');
}

async function both(fixture, names, settings) {
  const begun = await Promise.all(names.map((name) => fixture.launch(name, settings)));
  fixture.found.ready.push(Math.max(...(await Promise.all(begun.map(untilReady)))));
  return begun[0];
}

async function checkDatabase(fixture, url, where) {
  const sql = statements(url);
  const run = (await sql('select name from migrations order by id')).map(({ name }) => name);
  const there = fs
    .readdirSync(at('api/dist/platform/database/migrations'))
    .filter((file) => /^\d.*\.js$/.test(file)).length;
  const [{ pitches, steps: stepsBegun }] = await sql(
    `select (select count(*)::int from pitches) as pitches,
      (select count(*)::int from one_time_markers where name ^@ 'demo begins ') as steps`,
  );
  fixture.expect(
    new Set(run).size === run.length && run.length === there,
    `${where}: ${run.length} migrations were run, there are ${there}`,
  );
  fixture.expect(pitches === 3, `${where}: the demo has made ${pitches} pitches`);
  await fixture.expectConsistent(url);
  fixture.note(`${where}: ${run.length} migrations and ${stepsBegun} steps of the demo, each once`);
}
