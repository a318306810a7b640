import { useQuery } from '@tanstack/react-query';
import { useTypedTranslate } from '../../platform/texts/i18n.ts';
import { Loading } from '../../platform/page/loading.tsx';
import { Refusal } from '../../platform/forms/refusal.tsx';
import { Empty } from '../../ui/empty.tsx';
import page from '../page.module.css';
import css from './cash.module.css';
import { CashClosed } from './cash-closed.tsx';
import { FloatForm } from './float-form.tsx';
import { UnclosedDrawerNote } from './unclosed-drawer.tsx';
import { OpenDrawer } from './open-drawer.tsx';
import { NextStepLinks } from './way-on.tsx';
import { openDrawerQuery } from './cash.queries.ts';

/**
 * Page of the cash session, from the opening float to the closing. The expected amount is hidden
 * before the count.
 */
export function CashList() {
  const t = useTypedTranslate();
  const { data: drawer, error, refetch } = useQuery(openDrawerQuery());
  return (
    <div className={`${page['page']} ${css['page']}`}>
      <title>{t('cash.title')}</title>
      <h1>{t('cash.title')}</h1>
      <UnclosedDrawerNote linked={false} />
      {drawer?.ofEarlierDay === false && <NextStepLinks />}
      {drawer === undefined && error && (
        <Empty title={t('cash.failed')} help={t('cash.failed_help')}>
          <Refusal error={error} onRetry={refetch} />
        </Empty>
      )}
      {drawer === undefined && !error && <Loading />}
      {drawer === null && <FloatForm drawer={null} />}
      {drawer && <OpenDrawer key={drawer.reference} drawer={drawer} />}
      <CashClosed />
    </div>
  );
}
