import fs from 'node:fs';
import path from 'node:path';
import { addDays } from '@five/shared/time/wall-time';
import * as fc from 'fast-check';
import { NightlyBackups } from '../src/platform/backup/nightly-backups.ts';
import {
  isDue,
  leftOver,
  newestOfNights,
  nightlyName,
  outdated,
} from '../src/platform/backup/retention.ts';
import { createWorld, type World } from './world.ts';

const days = fc.integer({ min: 0, max: 800 }).map((ahead) => addDays('2026-01-01', ahead));
const hours = fc
  .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
  .map((parts) => parts.map((part) => String(part).padStart(2, '0')).join(':'));

test('each night has one backup, due from 03:30 until made, also after a power-off', () => {
  const since = '2026-11-01T09:00';
  expect(isDue('2026-11-21T03:29', '2026-11-20T03:30', since)).toBe(false);
  expect(isDue('2026-11-21T03:30', '2026-11-20T03:31', since)).toBe(true);
  expect(isDue('2026-11-21T17:00', '2026-11-20T03:31', since)).toBe(true);
  expect(isDue('2026-11-21T17:00', '2026-11-21T03:34', since)).toBe(false);
  fc.assert(
    fc.property(days, hours, (date, time) => !isDue(`${date}T${time}`, `${date}T${time}`, since)),
  );
});

test('the first backup is made after an hour; a future-dated one blocks no other', () => {
  expect(isDue('2026-11-21T09:59', null, '2026-11-21T09:00')).toBe(false);
  expect(isDue('2026-11-21T10:00', null, '2026-11-21T09:00')).toBe(true);
  expect(
    newestOfNights(
      [nightlyName('2031-01-01T03:30'), nightlyName('2026-11-20T03:31')],
      '2026-11-21T10:00',
    ),
  ).toBe('2026-11-20T03:31');
});

test('files left by a killed backup process are deleted after a day, not before', () => {
  const drafts = [
    'nightly-2026-11-20T0330.tar.zst.untried-71',
    'nightly-2026-11-20T0331.tar.zst.untried-72.part',
  ];
  const others = [
    'nightly-2026-11-19T0330.tar.zst',
    'nightly-2026-11-19T0330.tar.zst.untried-own',
    'own.part',
  ];
  expect(leftOver([...drafts, ...others], '2026-11-21T03:30')).toEqual(drafts.slice(0, 1));
  expect(leftOver([...drafts, ...others], '2026-11-21T03:31')).toEqual(drafts);
});

test('7 daily, 4 weekly and 6 monthly backups are kept; other files are untouched', () => {
  fc.assert(
    fc.property(fc.uniqueArray(days, { minLength: 1, maxLength: 300 }), (dates) => {
      const names = dates.map((date) => nightlyName(`${date}T03:30`));
      const gone = outdated([...names, 'before-restore-2026.tar.zst', 'own.txt']);
      const stay = names.filter((name) => !gone.includes(name)).sort();
      expect(stay).toHaveLength(new Set(stay).size);
      expect(stay.slice(-7)).toEqual([...names].sort().slice(-7));
      expect(stay.length).toBeLessThanOrEqual(17);
      expect(newestOfNights(stay, '2099-01-01T00:00')).toBe(
        newestOfNights(names, '2099-01-01T00:00'),
      );
      expect(gone.filter((name) => !names.includes(name))).toEqual([]);
      expect(outdated(stay)).toEqual([]);
    }),
  );
  const year = Array.from({ length: 365 }, (_, ahead) =>
    nightlyName(`${addDays('2026-01-01', ahead)}T03:30`),
  );
  expect(
    year.filter((name) => !outdated(year).includes(name)).map((name) => name.slice(8, 18)),
  ).toEqual([
    '2026-07-31',
    '2026-08-31',
    '2026-09-30',
    '2026-10-31',
    '2026-11-30',
    '2026-12-13',
    '2026-12-20',
    '2026-12-25',
    '2026-12-26',
    '2026-12-27',
    '2026-12-28',
    '2026-12-29',
    '2026-12-30',
    '2026-12-31',
  ]);
});

describe('the product', () => {
  let world: World;
  beforeAll(async () => void (world = await createWorld({ at: '2026-11-21T17:00:00Z' })));
  afterAll(() => world.close());

  test('makes one verified backup per night and leaves no other file next to it', async () => {
    const nightly = world.app.get(NightlyBackups);
    expect(await nightly.makeIfDue()).toBeNull();
    world.clock.set(new Date('2026-11-22T03:30:00Z'));
    const file = await nightly.makeIfDue();
    expect(file).toBe(path.join(world.dataDir, 'backups', 'nightly-2026-11-22T0330.tar.zst'));
    expect(fs.statSync(file ?? '').mode & 0o777).toBe(0o600);
    expect(await nightly.makeIfDue()).toBeNull();
    for (const killed of [
      '2026-11-22T0330.tar.zst.untried-71',
      '2026-11-22T0330.tar.zst.untried-72.part',
    ])
      fs.writeFileSync(path.join(world.dataDir, 'backups', `nightly-${killed}`), 'half');
    world.clock.set(new Date('2026-11-23T09:00:00Z'));
    expect(await nightly.makeIfDue()).toMatch(/nightly-2026-11-23T0900/);
    expect(fs.readdirSync(path.join(world.dataDir, 'backups')).sort()).toEqual([
      'nightly-2026-11-22T0330.tar.zst',
      'nightly-2026-11-23T0900.tar.zst',
    ]);
  });
});
