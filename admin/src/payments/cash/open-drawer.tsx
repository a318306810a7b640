import type { CashSessionAnswer } from '@five/shared/payments/cash/cash.contract';
import { useState } from 'react';
import css from './cash.module.css';
import { CashEntries } from './cash-entries.tsx';
import { CloseDrawerForm } from './close-drawer-form.tsx';
import { CountForm } from './counts/count-form.tsx';
import { DrawerFacts } from './drawer-facts.tsx';
import { FloatForm } from './float-form.tsx';
import { MoveCash } from './move-cash.tsx';
import { type Counting, isCounting, isCountStale } from './counts/stale-count.rules.ts';

/**
 * The open session from its count to its closing. If cash is moved after the count, the result and
 * the entered reason stay, but a new count is required.
 */
export function OpenDrawer({ drawer }: { drawer: CashSessionAnswer }) {
  const [read, setRead] = useState(drawer);
  const [counting, setCounting] = useState<Counting | null>(
    drawer.countedAt === null ? { after: null, done: false } : null,
  );
  const [reason, setReason] = useState('');
  if (drawer.countedAt !== null && drawer !== read) setRead(drawer);
  const shown = drawer.countedAt === null ? read : drawer;
  if (drawer.floatCents === null) return <FloatForm drawer={drawer} />;
  return (
    <div className={css['columns']}>
      <DrawerFacts drawer={drawer} />
      {isCounting(counting, shown.countedAt) ? (
        <CountForm
          drawer={drawer}
          onCounted={() => setCounting((now) => now && { ...now, done: true })}
        />
      ) : (
        <CloseDrawerForm
          drawer={shown}
          overtaken={isCountStale(shown, drawer)}
          reason={reason}
          onReason={setReason}
          onRecount={() => setCounting({ after: shown.countedAt, done: false })}
        />
      )}
      <div className={css['beside']}>
        <MoveCash drawer={drawer} />
        <CashEntries session={drawer.reference} folded />
      </div>
    </div>
  );
}
