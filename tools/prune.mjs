import fs from 'node:fs';
import path from 'node:path';

// Before `tsc` in a room: it compiles what changed, but leaves the output of a source that is gone (a migration would run
// again), and does not notice an output that somebody removed.
const outputs = filesIn('dist').filter((file) => /\.(js|d\.ts)(\.map)?$/.test(file));
for (const file of outputs) if (!fs.existsSync(sourceOf(file))) fs.rmSync(path.join('dist', file));
const missing = filesIn('src').some((file) => /(?<!\.d|\.spec)\.ts$/.test(file) && !outputs.includes(file.replace(/\.ts$/, '.js')));
if (missing) fs.rmSync('dist/.tsbuildinfo', { force: true });

function sourceOf(output) {
  return path.join('src', output.replace(/\.(js|d\.ts)(\.map)?$/, '.ts'));
}

function filesIn(folder) {
  return fs.existsSync(folder) ? fs.readdirSync(folder, { recursive: true }) : [];
}
