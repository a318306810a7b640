import { useQuery } from '@tanstack/react-query';
import { useSay } from '../../platform/i18n.ts';
import { Reading } from '../../platform/reading.tsx';
import { Refusal } from '../../platform/refusal.tsx';
import { Empty } from '../../ui/empty.tsx';
import page from '../page.module.css';
import css from './cash.module.css';
import { CashClosed } from './cash-closed.tsx';
import { FloatForm } from './float-form.tsx';
import { LeftDrawerNote } from './left-drawer.tsx';
import { OpenDrawer } from './open-drawer.tsx';
import { WayOnLinks } from './way-on.tsx';
import { openDrawerQuery } from './cash.queries.ts';

/**
 * The cash session: opening float, then closing. The expected amount is hidden before the count.
 */
export function CashList() {
  const say = useSay();
  const { data: drawer, error, refetch } = useQuery(openDrawerQuery());
  return (
    <div className={`${page['page']} ${css['page']}`}>
      <title>{say('cash.title')}</title>
      <h1>{say('cash.title')}</h1>
      <LeftDrawerNote linked={false} />
      {drawer?.ofEarlierDay === false && <WayOnLinks />}
      {drawer === undefined && error && (
        <Empty title={say('cash.failed')} help={say('cash.failed_help')}>
          <Refusal error={error} onRetry={refetch} />
        </Empty>
      )}
      {drawer === undefined && !error && <Reading />}
      {drawer === null && <FloatForm drawer={null} />}
      {drawer && <OpenDrawer key={drawer.reference} drawer={drawer} />}
      <CashClosed />
    </div>
  );
}
