import fs from 'node:fs';
import path from 'node:path';

/**
 * The API reads the texts of `shared` when it begins, and no compiler passes them on: whenever one is saved, `program`, which Node watches,
 * is touched and so begins anew. Answers the watch, to be closed.
 */
export function followTexts(folder, program) {
  return fs.watch(folder, { recursive: true }, (_, file) => {
    const now = new Date();
    if (path.extname(file ?? '') === '.json' && fs.existsSync(program)) fs.utimesSync(program, now, now);
  });
}
