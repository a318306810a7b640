import type { Author } from '@five/shared/community/discussions.contract';
import { useTranslation } from 'react-i18next';
import { formatAgo } from '../../platform/ago.ts';
import { nowMs } from '../../platform/clock.ts';
import { useLocale } from '../../platform/locale.ts';
import { Avatar } from '../../ui/avatar.tsx';
import './byline.css';

/** Who said it and how long ago. */
export function Byline({ author: { reference, displayName }, at }: { author: Author; at: string }) {
  const { t } = useTranslation('discussions');
  return (
    <p className="byline">
      <Avatar name={reference ? displayName : '?'} seed={reference ?? 'gone'} />
      <span>
        <strong><bdi>{reference ? displayName : t('gone')}</bdi></strong>
        <Ago instant={at} />
      </span>
    </p>
  );
}

export function Ago({ instant }: { instant: string }) {
  const { locale } = useLocale();
  return <time className="ago" dateTime={instant}>{formatAgo(instant, nowMs(), locale)}</time>;
}
