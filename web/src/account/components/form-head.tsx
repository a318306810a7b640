import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useVenue } from '../../venue/venue.queries.ts';

/**
 * Title of a page and an introductory sentence above its form; the title also appears in the
 * browser tab.
 */
export function FormHead({ title, children }: { title: string; children?: ReactNode }) {
  const { t } = useTranslation();
  const { data: venue } = useVenue();
  return (
    <div className="form-head">
      <title>{`${title} · ${venue?.name ?? t('brand')}`}</title>
      <h1>{title}</h1>
      {children && <p>{children}</p>}
    </div>
  );
}
