import { useQuery } from '@tanstack/react-query';
import { useLocation, useParams } from 'react-router-dom';
import { useTypedTranslate } from '../../platform/texts/i18n.ts';
import { Loading } from '../../platform/page/loading.tsx';
import { Refusal } from '../../platform/forms/refusal.tsx';
import { focusOnMount } from '../../ui/focus.ts';
import { Empty } from '../../ui/empty.tsx';
import page from '../../ui/layouts/record-page.module.css';
import detail from '../../ui/layouts/record-detail.module.css';
import css from './cash.module.css';
import { CashCounts } from './counts/cash-counts.tsx';
import { CashEntries } from './cash-entries.tsx';
import { drawerQuery } from './cash.queries.ts';
import { CountResult } from './counts/count-result.tsx';
import { DrawerFacts } from './drawer-facts.tsx';
import { ReportButtons } from './report-buttons.tsx';
import { hasNextStep, readCashPlace } from './way-on.rules.ts';
import { NextStepLinks } from './way-on.tsx';

/** Page of a closed cash session, with its result and report. */
export function CashShow() {
  const t = useTypedTranslate();
  const { id = '' } = useParams();
  const place = readCashPlace(useLocation().state);
  const { data: drawer, error, refetch } = useQuery(drawerQuery(decodeURIComponent(id)));
  if (error && !drawer)
    return (
      <Empty level="h1" title={t('cash.failed')} help={t('cash.failed_help')}>
        <Refusal error={error} onRetry={refetch} />
      </Empty>
    );
  if (!drawer) return <Loading />;
  const title = t('cash.one', { reference: drawer.reference });
  return (
    <article className={page['page']}>
      <title>{title}</title>
      <header>
        <h1 ref={focusOnMount} tabIndex={-1}>
          {t('cash.title')} <bdi className="nowrap">{drawer.reference}</bdi>
        </h1>
      </header>
      <div className={`${page['card']} ${detail['detail']}`}>
        <NextStepLinks />
        {drawer.closedAt && (
          <ReportButtons reference={drawer.reference} isNext={!hasNextStep(place)} />
        )}
        <DrawerFacts drawer={drawer} />
        {drawer.countedAt && <CountResult drawer={drawer} />}
        <CashCounts counts={drawer.counts} />
        {drawer.differenceReason && (
          <p className={css['why']}>
            <small>{t('cash.reason')}</small> <bdi>{drawer.differenceReason}</bdi>
          </p>
        )}
        <CashEntries session={drawer.reference} />
      </div>
    </article>
  );
}
