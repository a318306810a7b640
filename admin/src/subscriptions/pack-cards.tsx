import { restText } from '@five/shared/subscriptions/pack-rest';
import type { SubscriptionAnswer } from '@five/shared/subscriptions/subscriptions.contract';
import { useListContext } from 'ra-core';
import { Link } from 'react-router-dom';
import { useTypedTranslate } from '../platform/texts/i18n.ts';
import { packPage } from '../platform/page/paths.ts';
import { Empty } from '../ui/empty.tsx';
import css from '../ui/layouts/list-page.module.css';
import { PackTag } from './pack-tag.tsx';

/** The pack list as cards for narrow screens. */
export function PackCards() {
  const t = useTypedTranslate();
  const { data = [], isPending } = useListContext<SubscriptionAnswer>();
  if (!isPending && data.length === 0)
    return <Empty title={t('list.empty')} help={t('list.empty_help')} />;
  return (
    <ul className={css['cards']}>
      {data.map((pack) => (
        <li key={pack.reference}>
          <Link to={packPage(pack.reference)}>
            <span className={css['name']}>
              <bdi>{pack.customer.fullName}</bdi>
            </span>
            <span>
              {t('pack.hours_left', {
                hours: restText(pack.remainingHours, pack.remainingMinutes),
              })}
            </span>
            <bdi>{pack.name}</bdi>
            <PackTag pack={pack} />
          </Link>
        </li>
      ))}
    </ul>
  );
}
