import fs from 'node:fs';
import { databaseOf, untilReady } from '../lib/api.mjs';
import { at } from '../lib/workspace.mjs';
import { statements } from '../lib/statements.mjs';

const EMPTY = 'first_starts';

/**
 * Starts two processes for the first time at the same moment, in one empty folder and on one empty
 * database. The schema and the demo must be created only once.
 */
export async function firstStarts(stage) {
  stage.tries(2);
  const first = await both(stage, ['one-folder', 'one-folder'], {});
  const { url } = databaseOf(first.folder);
  await judge(stage, url, 'one folder');
  await statements(url)(`create database ${EMPTY}`);
  const empty = Object.assign(new URL(url), { pathname: EMPTY }).href;
  await both(stage, ['left', 'right'], { url: empty });
  await judge(stage, empty, 'one empty database');
}

async function both(stage, names, settings) {
  const begun = await Promise.all(names.map((name) => stage.launch(name, settings)));
  stage.found.ready.push(Math.max(...(await Promise.all(begun.map(untilReady)))));
  return begun[0];
}

async function judge(stage, url, where) {
  const sql = statements(url);
  const run = (await sql('select name from migrations order by id')).map(({ name }) => name);
  const there = fs
    .readdirSync(at('api/dist/platform/database/migrations'))
    .filter((file) => /^\d.*\.js$/.test(file)).length;
  const [{ pitches, chapters: stepsBegun }] = await sql(
    `select (select count(*)::int from pitches) as pitches,
      (select count(*)::int from one_time_markers where name ^@ 'demo begins ') as chapters`,
  );
  stage.expect(
    new Set(run).size === run.length && run.length === there,
    `${where}: ${run.length} migrations were run, there are ${there}`,
  );
  stage.expect(pitches === 3, `${where}: the demo has made ${pitches} pitches`);
  await stage.expectConsistent(url);
  stage.note(
    `${where}: ${run.length} migrations and ${stepsBegun} chapters of the demo, each once`,
  );
}
