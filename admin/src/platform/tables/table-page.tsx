import type { ReactNode } from 'react';
import { useTypedTranslate } from '../texts/i18n.ts';
import { BackLink } from '../../ui/back-link.tsx';
import { Empty } from '../../ui/empty.tsx';
import css from './table-page.module.css';

interface TablePageProps {
  title: string;
  back: { to: string; name: string };
  /** Buttons beside the title. */
  acts?: ReactNode;
  allowed: boolean;
  children: ReactNode;
}

/**
 * Frame of a list or form, with title and back link. Without permission it shows a notice in place
 * of the content.
 */
export function TablePage({ title, back, acts, allowed, children }: TablePageProps) {
  return (
    <div className={css['page']}>
      <title>{title}</title>
      <BackLink {...back} />
      <div className={css['head']}>
        <h1>{title}</h1>
        {allowed && acts}
      </div>
      {allowed ? children : <Denied />}
    </div>
  );
}

function Denied() {
  const t = useTypedTranslate();
  return <Empty title={t('page.denied')} help={t('page.denied_help')} />;
}
