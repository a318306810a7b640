import { formatTime } from './format.ts';
import { useLocale } from './locale.ts';

/**
 * A range of wall times in the reading direction of the page; each time keeps its own direction.
 */
export function TimeRange({ startTime, endTime }: { startTime: string; endTime: string }) {
  const { locale } = useLocale();
  return (
    <span className="range">
      <bdi>{formatTime(startTime, locale)}</bdi>{' '}
      <span>
        – <bdi>{formatTime(endTime, locale)}</bdi>
      </span>
    </span>
  );
}
