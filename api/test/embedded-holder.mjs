import { superviseEmbedded } from '../src/platform/embedded/supervisor.ts';

// This process owns the embedded database of a folder until it is stopped or killed.
// `embedded.spec.ts` reads its output.
const database = await superviseEmbedded(process.argv[2] ?? '');
const report = (event) =>
  console.log(
    JSON.stringify({ event, url: database.url, pid: database.pid, adopted: database.adopted }),
  );
process.on('SIGTERM', async () => {
  await database.stop();
  report('stopped');
  process.exit(0);
});
// The stdin pipe closes when the process of the spec ends in any way, including a crash.
process.stdin.on('end', () => process.exit(1)).resume();
// The timer keeps the process alive, and reports when the database server was replaced.
let { pid } = database;
setInterval(() => {
  if (database.pid === pid) return;
  pid = database.pid;
  report('restored');
}, 20);
report('ready');
