import fs from 'node:fs';
import path from 'node:path';

// Runs before `tsc`. It removes the output of deleted sources, because the output of a deleted
// migration would run again. If an output is missing, it removes the record of the last build, so
// that `tsc` writes all outputs.
const outputs = filesIn('dist').filter((file) => /\.(js|d\.ts)(\.map)?$/.test(file));
for (const file of outputs) if (!fs.existsSync(sourceOf(file))) fs.rmSync(path.join('dist', file));
const missing = filesIn('src').some(
  (file) => /(?<!\.d|\.spec)\.ts$/.test(file) && !outputs.includes(file.replace(/\.ts$/, '.js')),
);
if (missing) fs.rmSync('dist/.tsbuildinfo', { force: true });

function sourceOf(output) {
  return path.join('src', output.replace(/\.(js|d\.ts)(\.map)?$/, '.ts'));
}

function filesIn(folder) {
  return fs.existsSync(folder) ? fs.readdirSync(folder, { recursive: true }) : [];
}
