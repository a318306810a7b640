import fs from 'node:fs';

// Number of clock ticks per second on Linux, the unit of the times in /proc.
const TICKS_A_SECOND = 100;

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

function read(file) {
  try {
    return fs.readFileSync(file, 'utf8');
  } catch {
    return null;
  }
}
