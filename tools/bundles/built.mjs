import fs from 'node:fs';
import path from 'node:path';
import { at } from '../lib/workspace.mjs';

const folders = ['web/build/client', 'admin/dist'];

/** Returns all built files with the extension `ending`, each as `{ file, text }`. */
export function builtFiles(ending) {
  return folders.flatMap((folder) =>
    fs
      .readdirSync(at(folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith(ending))
      .map((file) => ({
        file: `${folder}/${file}`,
        text: fs.readFileSync(path.join(at(folder), file), 'utf8'),
      })),
  );
}
