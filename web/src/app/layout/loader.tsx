import { useTranslation } from 'react-i18next';
import { BrandMark } from '../../ui/brand-mark.tsx';
import './loader.css';

/**
 * A pulsing logo on an empty page, until content is available. It disappears by itself after a
 * while; with `atStart`, one second earlier.
 */
export function Loader({ atStart = false }: { atStart?: boolean }) {
  const { t } = useTranslation();
  return (
    <div className="loader" data-start={atStart || undefined} role="status">
      <BrandMark />
      {/* The fallback page for all languages is prerendered in French, so this text may differ in
          another language. */}
      <span className="unseen" suppressHydrationWarning>
        {t('loading')}
      </span>
    </div>
  );
}
