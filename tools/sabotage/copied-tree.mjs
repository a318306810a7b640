import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { at } from '../lib/workspace.mjs';

const rooms = ['shared', 'api'];
const left = new Set(['node_modules', 'coverage', '.stryker-tmp']);

/** The rooms that are weakened, copied, with the packages of the original: what is broken here is broken nowhere else. */
export class CopiedTree {
  constructor() {
    this.root = fs.mkdtempSync(path.join(os.tmpdir(), 'five-arena-sabotage-'));
    for (const room of rooms) this.#copy(room);
    fs.copyFileSync(at('package.json'), path.join(this.root, 'package.json'));
    this.#linkPackages();
  }

  path(...parts) {
    return path.join(this.root, ...parts);
  }

  /** Runs `work` while one place of a file says something else; null, and nothing is run, where the text does not stand there exactly once. */
  async weakened({ file, text, by }, work) {
    const whole = fs.readFileSync(this.path(file), 'utf8');
    if (whole.split(text).length !== 2) return null;
    fs.writeFileSync(this.path(file), whole.replace(text, () => by));
    try {
      return await work();
    } finally {
      fs.writeFileSync(this.path(file), whole);
    }
  }

  remove() {
    fs.rmSync(this.root, { recursive: true, force: true });
  }

  #copy(room) {
    fs.cpSync(at(room), this.path(room), { recursive: true, filter: (source) => !left.has(path.basename(source)) });
    if (fs.existsSync(at(room, 'node_modules'))) fs.symlinkSync(at(room, 'node_modules'), this.path(room, 'node_modules'));
  }

  /** Each package is the original's but our own, which lie here. */
  #linkPackages() {
    fs.mkdirSync(this.path('node_modules/@five'), { recursive: true });
    for (const name of fs.readdirSync(at('node_modules')).filter((one) => one !== '@five' && one !== '.cache')) fs.symlinkSync(at('node_modules', name), this.path('node_modules', name));
    for (const room of rooms) fs.symlinkSync(this.path(room), this.path('node_modules/@five', room));
  }
}
