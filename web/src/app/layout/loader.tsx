import { useTranslation } from 'react-i18next';
import { BrandMark } from '../../ui/brand-mark.tsx';
import './loader.css';

/**
 * A pulsing logo on an empty page, until there is content. It disappears after a while by itself,
 * at the start of a page a second sooner.
 */
export function Loader({ atStart = false }: { atStart?: boolean }) {
  const { t } = useTranslation();
  return (
    <div className="loader" data-start={atStart || undefined} role="status">
      <BrandMark />
      {/* The page that serves several languages is written in French. */}
      <span className="unseen" suppressHydrationWarning>
        {t('loading')}
      </span>
    </div>
  );
}
