import fs from 'node:fs';
import path from 'node:path';
import { at } from '../lib/workspace.mjs';
import { compile, packagesToCompile, startsCompiled } from './compiled.mjs';
import { packages } from './copied-tree.mjs';

/**
 * Runs specs in a copied tree. A weakening replaces one text of a source file, and names the spec
 * and the test that must detect this change.
 */
export class SpecRuns {
  #intact = new Map();
  #isCompiled = false;

  constructor(tree, children, weakenings) {
    this.tree = tree;
    this.children = children;
    this.weakenings = weakenings;
  }

  /**
   * Runs all tests of `spec` that the weakenings name, once and on the unchanged code, and returns
   * the report.
   */
  async intact(spec) {
    if (!this.#intact.has(spec)) {
      if (startsCompiled(spec)) await this.#compileOnce();
      const tests = this.weakenings
        .filter((weakening) => weakening.spec === spec)
        .map(({ test }) => test);
      this.#intact.set(spec, await this.#run(spec, tests));
    }
    return this.#intact.get(spec);
  }

  /**
   * Runs the test of a weakening on the weakened code, and returns the report. Null if the text to
   * replace does not occur exactly once.
   */
  async weakened(weakening) {
    const changed = packagesToCompile(weakening);
    try {
      return await this.tree.weakened(weakening, async () => {
        await this.#compile(changed);
        return this.#run(weakening.spec, [weakening.test]);
      });
    } finally {
      await this.#compile(changed);
    }
  }

  async #compileOnce() {
    if (!this.#isCompiled) await this.#compile(packages);
    this.#isCompiled = true;
  }

  async #compile(changed) {
    for (const workspace of changed) await compile(workspace, this.tree, this.children);
  }

  async #run(spec, tests) {
    const [workspace] = spec.split('/', 1);
    const report = this.tree.path('report.json');
    fs.rmSync(report, { force: true });
    await this.children.run(
      process.execPath,
      [
        '--experimental-vm-modules',
        '--no-warnings',
        at('node_modules/jest/bin/jest.js'),
        '--json',
        '--forceExit',
        '--outputFile',
        report,
        '--maxWorkers=1',
        '--cacheDirectory',
        this.tree.path('cache'),
        '--testNamePattern',
        tests.map(escaped).join('|'),
        path.relative(workspace, spec),
      ],
      { cwd: this.tree.path(workspace), output: this.tree.path('run.log') },
    );
    return fs.existsSync(report) ? JSON.parse(fs.readFileSync(report, 'utf8')) : undefined;
  }
}

function escaped(text) {
  return text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
}
