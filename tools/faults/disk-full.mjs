import fs from 'node:fs';
import { tokenOf } from '../bench/product.mjs';
import { databaseOf } from '../lib/api.mjs';
import { at } from '../lib/workspace.mjs';
import { statements } from '../lib/statements.mjs';
import { Ledger } from './ledger.mjs';

const UPLOADS = 5;
/** Number of bookings that are sent together with each upload. */
const BOOKINGS = 5;
/**
 * Shell command that limits each file that a process writes to 64 kB (POSIX counts blocks of 512
 * bytes).
 */
const FILE_SIZE_LIMIT = 'ulimit -f 128';
const SCRATCH = Buffer.from(
  '89504e470d0a1a0a0000000d49484452000000010000000108060000001f15c489' +
    '0000000d49444154789c6360606060000000050001a5f645400000000049454e44ae426082',
  'hex',
);

/**
 * Tests an upload without disk space. Mounting a small disk requires root, so the size of each file
 * that the process writes is limited instead. The limit needs no special rights, and the kernel
 * refuses the same write as on a full disk. The database is another process, whose files may grow.
 */
export async function diskFull(fixture) {
  const uploads = fixture.tries(UPLOADS);
  const holder = await fixture.product('server');
  const { url } = databaseOf(holder.folder);
  const sql = statements(url);
  const api = await fixture.product('venue', {
    url,
    shell: FILE_SIZE_LIMIT,
    env: { NODE_COMPILE_CACHE: '' },
  });
  const token = await tokenOf(api.origin, 'admin@demo.test');
  const ledger = new Ledger(api.origin, await fixture.players(api));
  const before = await left(sql, api);
  const statuses = [];
  for (let number = 0; number < uploads; number++) {
    const bookings = ledger.book(BOOKINGS);
    statuses.push(await upload(api, token, fs.readFileSync(at('docs/images/site.png'))));
    await bookings;
  }
  const after = await left(sql, api);
  fixture.expect(
    statuses.every((status) => status === 507),
    `the uploads were answered with ${statuses.join(', ')}`,
  );
  fixture.expect(before === after, `something was left over: ${before} became ${after}`);
  fixture.expect(
    (await upload(api, token, SCRATCH)) === 201,
    'a picture for which there is room was refused',
  );
  fixture.expect(after !== (await left(sql, api)), 'a picture that was taken is not counted');
  fixture.expect(
    ledger.odd.size === 0 && ledger.open.length === 0,
    `bookings were affected: ${ledger.oddities || 'no answer'}`,
  );
  await fixture.checkInvariants(api, ledger, url);
  fixture.note(
    `${uploads} uploads answered 507, ${after}, ${ledger.acknowledged.length} ` +
      `bookings meanwhile, a small picture is taken`,
  );
  ledger.close();
}

async function upload(api, token, bytes) {
  const form = new FormData();
  form.set('kind', 'image');
  form.set('caption', JSON.stringify({ fr: 'Le terrain' }));
  form.set('alt', JSON.stringify({ fr: 'Un terrain vert' }));
  form.set('file', new Blob([bytes], { type: 'image/png' }), 'picture.png');
  const answer = await fetch(`${api.origin}/api/medias`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
    body: form,
  });
  await answer.arrayBuffer();
  return answer.status;
}

/** Returns as text the numbers of file rows, of picture rows, and of files stored on disk. */
async function left(sql, api) {
  const [{ files, medias }] = await sql(
    `select (select count(*) from files)::int as files, (select count(*)
      from medias)::int as medias`,
  );
  const folder = `${api.folder}/files`;
  const stored = fs.existsSync(folder)
    ? fs
        .readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile()).length
    : 0;
  return `${files} rows of files, ${medias} of pictures, ${stored} files stored`;
}
