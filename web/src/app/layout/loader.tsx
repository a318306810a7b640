import { useTranslation } from 'react-i18next';
import { BrandMark } from '../../ui/brand-mark.tsx';
import './loader.css';

/**
 * A pulsing logo that covers the viewport until the page is rendered. Even if the page is not
 * rendered, the logo disappears after six seconds, or after five seconds if `atStart` is true.
 */
export function Loader({ atStart = false }: { atStart?: boolean }) {
  const { t } = useTranslation();
  return (
    <div className="loader" data-start={atStart || undefined} role="status">
      <BrandMark />
      {/* The fallback page for all languages is prerendered in French, so this text may differ
          from the text in the current language at hydration. */}
      <span className="unseen" suppressHydrationWarning>
        {t('loading')}
      </span>
    </div>
  );
}
