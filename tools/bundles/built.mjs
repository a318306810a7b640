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

/** Returns the names of the scripts that the text of a script imports, without those it loads. */
export function importsOf(script) {
  return [
    ...script.matchAll(
      /\bfrom\s*["'`]\.\/([\w~.-]+\.js)["'`]|\bimport\s*["'`]\.\/([\w~.-]+\.js)["'`]/g,
    ),
  ].map(([, named, bare]) => named ?? bare);
}

/** Returns the size of a built file as it is sent: compressed with brotli unless it is tiny. */
export function sizeOf(file) {
  return fs.statSync(fs.existsSync(`${file}.br`) ? `${file}.br` : file).size;
}
