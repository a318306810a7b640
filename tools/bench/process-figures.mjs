import fs from 'node:fs';

const TICKS_A_SECOND = 100; // Clock ticks per second on Linux.

/** Processor time of a process; null if the system does not show it. */
export function cpuSeconds(pid) {
  const stat = read(`/proc/${pid}/stat`);
  if (stat === null) return null;
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) / TICKS_A_SECOND;
}

/** Resident memory of a process in megabytes; null if the system does not show it. */
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
