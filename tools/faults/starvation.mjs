import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { cpuSeconds } from '../bench/process-figures.mjs';

/** The share of one processor that starved processes get. */
export const SHARE = 0.05;

const PERIOD_US = 100_000;
const QUOTA_US = PERIOD_US * SHARE;
// A process that is paused and continued by signals runs for this many milliseconds at a time.
const RUNS_MS = 25;
const PAUSED_MS = RUNS_MS / SHARE - RUNS_MS;
/** Cgroup folders of both versions, with the files that limit the processor time of a group. */
const CGROUPS = [
  {
    root: '/sys/fs/cgroup/cpu',
    line: /^\d+:(?:\w+,)*cpu(?:,\w+)*:(.*)$/m,
    limits: { 'cpu.cfs_period_us': PERIOD_US, 'cpu.cfs_quota_us': QUOTA_US },
  },
  {
    root: '/sys/fs/cgroup',
    line: /^0::(.*)$/m,
    limits: { 'cpu.max': `${QUOTA_US} ${PERIOD_US}` },
  },
];

/**
 * Limits processes and their children to a twentieth of one processor: by a cgroup if this process
 * may create one, otherwise by signals that pause them for 95 % of the time.
 * @returns the means, and a function that lifts the limit
 */
export function starve(pids) {
  return byCgroup(pids) ?? bySignals(pids);
}

/** Moves processes and their children into a cgroup; null if this process may not do that. */
function byCgroup(pids) {
  for (const { root, line, limits } of CGROUPS) {
    const group = path.join(root, `five-arena-faults-${process.pid}`);
    const [, own = '/'] = line.exec(fs.readFileSync('/proc/self/cgroup', 'utf8')) ?? [];
    const lift = () => liftCgroup(group, path.join(root, own));
    try {
      fs.mkdirSync(group);
      for (const [file, limit] of Object.entries(limits))
        // The flag refuses to create the file, which only a folder of another kind lacks.
        fs.writeFileSync(path.join(group, file), String(limit), { flag: 'r+' });
      for (const pid of treeOf(pids)) move(pid, group);
      return { means: 'a cgroup', lift };
    } catch {
      // The system is read-only here, belongs to another user, or has no such controller.
      void lift();
    }
  }
  return null;
}

/**
 * Pauses processes and their children in turns; on Linux only, as it reads `/proc`. If this process
 * was late to pause them, because other processes use the processors, the pause is longer.
 */
export function bySignals(pids) {
  let isOver = false;
  const turns = (async () => {
    let before = usedMs(treeOf(pids));
    while (!isOver) {
      const tree = treeOf(pids);
      for (const pid of tree) signal(pid, 'SIGSTOP');
      const used = usedMs(tree);
      await sleep(Math.max(PAUSED_MS, (used - before) / SHARE - RUNS_MS));
      before = used;
      for (const pid of tree) signal(pid, 'SIGCONT');
      await sleep(RUNS_MS);
    }
  })();
  return {
    means: 'signals',
    lift: () => {
      isOver = true;
      return turns;
    },
  };
}

/** Moves all processes of a group back into the one they came from, and removes the group. */
async function liftCgroup(group, origin) {
  while (fs.existsSync(group)) {
    for (const pid of pidsIn(group)) move(pid, origin);
    try {
      fs.rmdirSync(group);
    } catch {
      await sleep(20); // A process that was just created or ended is still counted.
    }
  }
}

function pidsIn(group) {
  return fs.readFileSync(path.join(group, 'cgroup.procs'), 'utf8').split('\n').filter(Boolean);
}

function move(pid, group) {
  try {
    fs.writeFileSync(path.join(group, 'cgroup.procs'), String(pid));
  } catch (error) {
    if (error.code !== 'ESRCH') throw error;
  }
}

function signal(pid, name) {
  try {
    process.kill(pid, name);
  } catch (error) {
    if (error.code !== 'ESRCH') throw error;
  }
}

/** Processor time that processes have used, in milliseconds. */
const usedMs = (pids) => pids.reduce((sum, pid) => sum + (cpuSeconds(pid) ?? 0) * 1000, 0);

/** Returns the ids of processes and of all their descendants. */
function treeOf(pids) {
  const tree = new Set(pids);
  const parents = parentsOfAll();
  const sizes = [];
  while (sizes.at(-1) !== tree.size) {
    sizes.push(tree.size);
    for (const [pid, parent] of parents) if (tree.has(parent)) tree.add(pid);
  }
  return [...tree];
}

function parentsOfAll() {
  return fs
    .readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((pid) => {
      try {
        const stat = fs.readFileSync(`/proc/${pid}/stat`, 'utf8');
        return [[Number(pid), Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1])]];
      } catch {
        return []; // The process has ended meanwhile.
      }
    });
}
