import type { CashSessionAnswer } from '@five/shared/payments/cash.contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSay } from '../../platform/i18n.ts';
import { Refusal } from '../../platform/refusal.tsx';
import { Empty } from '../../ui/empty.tsx';
import css from './cash.module.css';
import { CashClosed } from './cash-closed.tsx';
import { CashEntries } from './cash-entries.tsx';
import { CloseDrawerForm } from './close-drawer-form.tsx';
import { CountForm } from './count-form.tsx';
import { DrawerFacts } from './drawer-facts.tsx';
import { FloatForm } from './float-form.tsx';
import { MoveCash } from './move-cash.tsx';
import { openDrawerQuery } from './cash.queries.ts';

/** The drawer: its float first, then what it takes to close it. What should lie in it is not shown before it is counted. */
export function CashList() {
  const say = useSay();
  const { data: drawer, error, refetch } = useQuery(openDrawerQuery());
  return (
    <div className={css['page']}>
      <title>{say('cash.title')}</title>
      <h1>{say('cash.title')}</h1>
      {drawer === undefined && error && <Empty title={say('cash.failed')} help={say('cash.failed_help')}><Refusal error={error} onRetry={refetch} /></Empty>}
      {drawer === undefined && !error && <p role="status">{say('panel.loading')}</p>}
      {drawer === null && <FloatForm drawer={null} />}
      {drawer && <OpenDrawer key={drawer.reference} drawer={drawer} />}
      <CashClosed />
    </div>
  );
}

function OpenDrawer({ drawer }: { drawer: CashSessionAnswer }) {
  const [recounting, setRecounting] = useState(false);
  const isCounted = drawer.countedAt !== null && !recounting;
  if (drawer.floatCents === null) return <FloatForm drawer={drawer} />;
  return (
    <div className={css['columns']}>
      <DrawerFacts drawer={drawer} />
      {isCounted ? <CloseDrawerForm drawer={drawer} onRecount={() => setRecounting(true)} /> : <CountForm drawer={drawer} onCounted={() => setRecounting(false)} />}
      <div className={css['beside']}>
        <MoveCash drawer={drawer} />
        <CashEntries session={drawer.reference} folded />
      </div>
    </div>
  );
}
