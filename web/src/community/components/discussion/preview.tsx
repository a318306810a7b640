import { phoneRuns } from '@five/shared/community/phone-runs.rules';

/**
 * The first one or two lines of a text. A number that does not fit is left out as a whole, because
 * a part of a number reads as another number.
 */
export function Preview({ text }: { text: string }) {
  return phoneRuns(text).flatMap((run, i) =>
    run.phone ? (
      <bdi key={i} dir="ltr" className="figures">
        {run.text}
      </bdi>
    ) : (
      withWholeFigures(run.text, i)
    ),
  );
}

function withWholeFigures(text: string, at: number) {
  return text.split(/(\S*\d\S*)/).map((part, i) =>
    i % 2 ? (
      <span key={`${at} ${i}`} className="figures">
        {part}
      </span>
    ) : (
      part
    ),
  );
}
