/** One value of a metric. `suffix` is appended to the metric's name. */
export interface Sample {
  suffix?: string;
  labels?: Record<string, string | number>;
  value: number;
}

/** Formats a metric as lines of Prometheus' text format; empty without samples. */
export function series(
  name: string,
  type: 'counter' | 'gauge' | 'histogram',
  help: string,
  samples: readonly Sample[],
): string[] {
  if (samples.length === 0) return [];
  return [
    `# HELP ${name} ${help}`,
    `# TYPE ${name} ${type}`,
    ...samples.map((sample) => lineOf(name, sample)),
  ];
}

function lineOf(name: string, { suffix = '', labels = {}, value }: Sample): string {
  const inside = Object.entries(labels)
    .map(([label, text]) => `${label}="${escapeLabel(String(text))}"`)
    .join(',');
  return `${name}${suffix}${inside === '' ? '' : `{${inside}}`} ${value}`;
}

function escapeLabel(text: string): string {
  return text.replace(/\\/g, '\\\\').replace(/"/g, '\\"').replace(/\n/g, '\\n');
}
