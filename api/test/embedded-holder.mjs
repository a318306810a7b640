import { superviseEmbedded } from '../src/platform/embedded/supervisor.ts';

// A process of its own that holds the database of a folder until it is told to stop or is killed; `embedded.spec.ts` reads its lines.
const database = await superviseEmbedded(process.argv[2] ?? '');
const say = (event) => console.log(JSON.stringify({ event, url: database.url, pid: database.pid, adopted: database.adopted }));
process.on('SIGTERM', async () => {
  await database.stop();
  say('stopped');
  process.exit(0);
});
// The pipe ends with the spec's process, however that ends.
process.stdin.on('end', () => process.exit(1)).resume();
// Keeps the process, and says when the server it holds is another one.
let { pid } = database;
setInterval(() => {
  if (database.pid === pid) return;
  pid = database.pid;
  say('restored');
}, 20);
say('ready');
