import fs from 'node:fs';

// Number of clock ticks per second on Linux, the unit of the times in /proc.
const TICKS_A_SECOND = 100;
const SPIN_MS = 100;

/**
 * Returns the processor time that a process has used, in seconds; null if the system does not
 * provide it.
 */
export function cpuSeconds(pid) {
  const stat = read(`/proc/${pid}/stat`);
  if (stat === null) return null;
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) / TICKS_A_SECOND;
}

/**
 * Returns the resident memory of a process in megabytes; null if the system does not provide it.
 */
export function memoryMb(pid) {
  const found = /VmRSS:\s+(\d+) kB/.exec(read(`/proc/${pid}/status`) ?? '');
  return found ? Number(found[1]) / 1024 : null;
}

/**
 * Returns how many times longer a process takes here because other processes use the processors: 1
 * on an idle machine. To measure it, this process is busy for a tenth of a second.
 */
export function slowdown() {
  const [began, before] = [performance.now(), process.cpuUsage()];
  let usedMs = 0;
  while (usedMs < SPIN_MS) {
    const { user, system } = process.cpuUsage(before);
    usedMs = (user + system) / 1000;
  }
  return Math.max(1, (performance.now() - began) / usedMs);
}

function read(file) {
  try {
    return fs.readFileSync(file, 'utf8');
  } catch {
    return null;
  }
}
