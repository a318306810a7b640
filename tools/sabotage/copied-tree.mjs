import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { at } from '../lib/workspace.mjs';

export const packages = ['shared', 'api'];
const left = new Set(['node_modules', 'coverage', '.stryker-tmp']);

/** A copy of the packages whose code is weakened; it uses the node_modules of the original. */
export class CopiedTree {
  constructor() {
    this.root = fs.mkdtempSync(path.join(os.tmpdir(), 'five-arena-sabotage-'));
    for (const workspace of packages) this.#copy(workspace);
    for (const file of ['package.json', 'tsconfig.base.json'])
      fs.copyFileSync(at(file), this.path(file));
    this.#linkPackages();
  }

  path(...parts) {
    return path.join(this.root, ...parts);
  }

  /**
   * Runs `work` while one text of a file is replaced. Returns null without running `work`, unless
   * the text occurs exactly once in the file.
   */
  async weakened({ file, text, by }, work) {
    const whole = fs.readFileSync(this.path(file), 'utf8');
    if (whole.split(text).length !== 2) return null;
    fs.writeFileSync(
      this.path(file),
      whole.replace(text, () => by),
    );
    try {
      return await work();
    } finally {
      fs.writeFileSync(this.path(file), whole);
    }
  }

  remove() {
    fs.rmSync(this.root, { recursive: true, force: true });
  }

  #copy(workspace) {
    fs.cpSync(at(workspace), this.path(workspace), {
      recursive: true,
      filter: (source) => !left.has(path.basename(source)),
    });
    if (fs.existsSync(at(workspace, 'node_modules')))
      fs.symlinkSync(at(workspace, 'node_modules'), this.path(workspace, 'node_modules'));
  }

  /** Links the node_modules of the original, except for our own packages, which are copied. */
  #linkPackages() {
    fs.mkdirSync(this.path('node_modules/@five'), { recursive: true });
    for (const name of fs
      .readdirSync(at('node_modules'))
      .filter((one) => one !== '@five' && one !== '.cache'))
      fs.symlinkSync(at('node_modules', name), this.path('node_modules', name));
    for (const workspace of packages)
      fs.symlinkSync(this.path(workspace), this.path('node_modules/@five', workspace));
  }
}
