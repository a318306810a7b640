import { useTranslation } from 'react-i18next';
import { BrandMark } from '../../ui/brand-mark.tsx';
import './loader.css';

/**
 * The pulsing mark over an empty page: only where there is nothing else to show yet. It leaves by itself in the end, at the
 * start of a page a second sooner: something may stand under it by then.
 */
export function Loader({ atStart = false }: { atStart?: boolean }) {
  const { t } = useTranslation();
  return (
    <div className="loader" data-start={atStart || undefined} role="status">
      <BrandMark />
      {/* Written in French into the page that stands for many languages. */}
      <span className="unseen" suppressHydrationWarning>{t('loading')}</span>
    </div>
  );
}
