import { phoneRuns } from '@five/shared/community/phone-runs.rules';

/** The beginning of what was written, in a line or two: what is cut off goes by whole figures, since half of one says another. */
export function Preview({ text }: { text: string }) {
  return phoneRuns(text).flatMap((run, i) => (run.phone ? <bdi key={i} dir="ltr" className="figures">{run.text}</bdi> : withWholeFigures(run.text, i)));
}

function withWholeFigures(text: string, at: number) {
  return text.split(/(\S*\d\S*)/).map((part, i) => (i % 2 ? <span key={`${at} ${i}`} className="figures">{part}</span> : part));
}
