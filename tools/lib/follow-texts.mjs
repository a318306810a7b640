import fs from 'node:fs';
import path from 'node:path';

/**
 * Restarts the API when a text file of `shared` changes, because the API reads the texts at start
 * and no compiler copies them. For this it updates the file time of `program`, which Node watches.
 * Returns the watcher.
 */
export function followTexts(folder, program) {
  return fs.watch(folder, { recursive: true }, (_, file) => {
    const now = new Date();
    if (path.extname(file ?? '') === '.json' && fs.existsSync(program))
      fs.utimesSync(program, now, now);
  });
}
