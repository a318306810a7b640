import { formatTime } from './format.ts';
import { useLocale } from './locale.ts';

/** From one wall time to another, the first where reading starts; each keeps its own direction. */
export function TimeRange({ startTime, endTime }: { startTime: string; endTime: string }) {
  const { locale } = useLocale();
  return (
    <span className="range">
      <bdi>{formatTime(startTime, locale)}</bdi> <span>– <bdi>{formatTime(endTime, locale)}</bdi></span>
    </span>
  );
}
