import type { ReactNode } from 'react';
import { BackLink } from '../../ui/back-link.tsx';
import { Empty } from '../../ui/empty.tsx';
import css from './table-page.module.css';
import { useWords } from './use-words.ts';

interface TablePageProps {
  title: string;
  back: { to: string; name: string };
  /** What may be done on this page, beside its title. */
  acts?: ReactNode;
  allowed: boolean;
  children: ReactNode;
}

/** The frame of a list or a form: where one is, the way back, and nothing of it for who may not write there. */
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
  const { page } = useWords();
  return <Empty title={page.denied} help={page.denied_help} />;
}
