import fs from 'node:fs';
import path from 'node:path';
import { demoPictures } from './pictures.ts';

const folder = path.resolve(import.meta.dirname, '../../api/src/seed/pictures');

for (const [file, drawing] of demoPictures()) {
  fs.mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
  fs.writeFileSync(path.join(folder, file), drawing);
}
