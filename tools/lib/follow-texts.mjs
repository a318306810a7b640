import fs from 'node:fs';
import path from 'node:path';

/**
 * Restarts the API when a text of `shared` changes, by touching `program`, which Node watches: the
 * API reads texts at start, and no compiler copies them. Returns the watcher.
 */
export function followTexts(folder, program) {
  return fs.watch(folder, { recursive: true }, (_, file) => {
    const now = new Date();
    if (path.extname(file ?? '') === '.json' && fs.existsSync(program))
      fs.utimesSync(program, now, now);
  });
}
