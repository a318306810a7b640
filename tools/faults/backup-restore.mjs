import fs from 'node:fs';
import { fill } from '../bench/fill.mjs';
import { endApi } from '../lib/api.mjs';
import { command } from './commands.mjs';
import { Ledger } from './ledger.mjs';
import { checksumsOf } from './backup-checksums.mjs';

const BOOKINGS = 100_000;
// Number of bookings that the product itself makes before the backup, which must contain them.
const BOOKINGS_BEFORE = 40;
const RATE = 20;
const MADE_WITHIN_MS = 60_000;
const RESTORED_WITHIN_MS = 120_000;

/**
 * Tests backups: makes a backup of a hundred thousand bookings during load, and restores it into an
 * empty installation. Also tests that truncated and damaged backups are refused.
 */
export async function backupRestore(fixture) {
  const api = await fixture.product('venue');
  await fill(fixture.sqlOf(api), BOOKINGS);
  const ledger = new Ledger(api.origin, await fixture.players(api));
  const file = fixture.path('venue.tar.zst');
  await ledger.book(BOOKINGS_BEFORE);
  const before = [...ledger.acknowledged];
  ledger.start(RATE);
  const made = await command('backup', [file], { DATA_DIR: api.folder });
  const during = ledger.acknowledged.length - before.length;
  await ledger.stop();
  const open = ledger.open.length;
  fixture.expect(
    (await ledger.settle()) === open,
    'a booking that was refused meanwhile could not be sent again',
  );
  fixture.expect(made.code === 0, `the backup ended with ${made.code}: ${made.output}`);
  fixture.expectWithin(made.ms, MADE_WITHIN_MS, 'the backup');
  fixture.expect(ledger.odd.size === 0, ledger.oddities);
  await endApi(api);
  const { restored, sums } = await restoreBackup(fixture, file);
  fixture.expect(before.length > 0 && during > 0, 'no booking was made meanwhile');
  fixture.note(
    `${BOOKINGS} bookings: made in ${seconds(made)} with ${during} booked meanwhile ` +
      `(${open} to be sent again), ${megabytes(file)} MB, restored in ` +
      `${seconds(restored)}, ${sums.size} tables and files equal`,
  );
  await refuseBroken(fixture, { file, sums });
  const elsewhere = await fixture.product('empty');
  fixture.found.ready.push(elsewhere.startedMs);
  await fixture.checkInvariants(elsewhere, { acknowledged: before });
  ledger.close();
}

async function restoreBackup(fixture, file) {
  const restored = await command('restore', [file], { DATA_DIR: fixture.path('empty') });
  fixture.expect(
    restored.code === 0,
    `the restore ended with ${restored.code}: ${restored.output}`,
  );
  fixture.expectWithin(restored.ms, RESTORED_WITHIN_MS, 'the restore');
  const sums = checksumsOf(file);
  await same(fixture, sums, 'the restored installation');
  return { restored, sums };
}

/**
 * Makes a backup of the restored venue, and compares its checksums with those of the original
 * backup.
 */
async function same(fixture, sums, what) {
  const again = fixture.path(`again-${Math.random().toString(36).slice(2)}.tar.zst`);
  const { code, output } = await command('backup', [again], { DATA_DIR: fixture.path('empty') });
  fixture.expect(code === 0, output);
  if (code !== 0) return;
  const found = checksumsOf(again);
  const odd = [...new Set([...sums.keys(), ...found.keys()])].filter(
    (name) => sums.get(name) !== found.get(name),
  );
  fixture.expect(odd.length === 0, `${what} differs in ${odd.slice(0, 5).join(', ')}`);
}

async function refuseBroken(fixture, { file, sums }) {
  const bytes = fs.readFileSync(file);
  const damaged = Buffer.from(bytes);
  damaged[Math.floor(bytes.length / 2)] ^= 0xff;
  const broken = {
    'cut off': bytes.subarray(0, Math.floor(bytes.length * 0.9)),
    'without its last byte': bytes.subarray(0, -1),
    damaged,
  };
  for (const [how, content] of Object.entries(broken)) {
    const name = fixture.path('broken.tar.zst');
    fs.writeFileSync(name, content);
    const { code } = await command('restore', [name], { DATA_DIR: fixture.path('empty') });
    fixture.expect(code !== 0, `a backup that is ${how} was taken`);
  }
  await same(fixture, sums, 'after the refusals what was there');
  fixture.note(`${Object.keys(broken).join(', ')}: refused, nothing touched`);
}

const seconds = ({ ms }) => `${(ms / 1000).toFixed(1)} s`;
const megabytes = (file) => (fs.statSync(file).size / 1e6).toFixed(1);
