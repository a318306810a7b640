import { execFile } from 'node:child_process';
import { at } from '../lib/workspace.mjs';

/**
 * Runs a command as `npm run NAME -- …` does.
 * @returns exit code, output and duration in milliseconds as `{ code, output, ms }`
 */
export function command(name, args, env) {
  const began = performance.now();
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      [at('api/dist/commands', `${name}.js`), ...args],
      { env: { ...process.env, ...env } },
      (error, stdout, stderr) => {
        resolve({
          code: error ? (error.code ?? 1) : 0,
          output: `${stdout}${stderr}`.trim(),
          ms: performance.now() - began,
        });
      },
    );
  });
}
