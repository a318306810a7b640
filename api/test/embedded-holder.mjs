import { superviseEmbedded } from '../src/platform/embedded/supervisor.ts';

// A process that owns the database of a folder until it is stopped or killed; `embedded.spec.ts`
// reads its output.
const database = await superviseEmbedded(process.argv[2] ?? '');
const say = (event) =>
  console.log(
    JSON.stringify({ event, url: database.url, pid: database.pid, adopted: database.adopted }),
  );
process.on('SIGTERM', async () => {
  await database.stop();
  say('stopped');
  process.exit(0);
});
// The pipe closes when the spec's process ends in any way.
process.stdin.on('end', () => process.exit(1)).resume();
// Keeps the process alive, and reports when its server was replaced.
let { pid } = database;
setInterval(() => {
  if (database.pid === pid) return;
  pid = database.pid;
  say('restored');
}, 20);
say('ready');
