import { HOME_PROMOS } from '@five/shared/venue/content.codes';
import type { PromoAnswer } from '@five/shared/venue/content.contract';
import { IconListNumbers } from '@tabler/icons-react';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useTypedTranslate } from '../../platform/texts/i18n.ts';
import { api } from '../../platform/requests/api.ts';
import { DisplayTag } from '../../platform/tables/display.tsx';
import { displayState } from '../../platform/tables/display.rules.ts';
import { Tag } from '../../ui/tag.tsx';

const frontQuery = () =>
  queryOptions({
    queryKey: ['promos', 'front'],
    queryFn: () =>
      api.get('promos', {
        filter: { shown: true },
        range: [0, HOME_PROMOS - 1],
        sort: ['position', 'ASC'],
      }),
  });

/**
 * Tag that shows whether visitors see an offer today. The home page shows a limited number of
 * offers. A current offer that is not among them gets a separate tag, because it is shown only on
 * the page of offers.
 */
export function PromoTag({
  promo,
  today,
}: {
  promo: Pick<PromoAnswer, 'reference' | 'from' | 'to'>;
  today: string;
}) {
  const t = useTypedTranslate();
  const { data: front } = useQuery(frontQuery());
  const isBehind =
    displayState(promo, today) === 'shown' &&
    front?.every(({ reference }) => reference !== promo.reference);
  if (isBehind)
    return (
      <Tag tone="waiting" icon={IconListNumbers}>
        {t('record_states.behind', { count: HOME_PROMOS })}
      </Tag>
    );
  return <DisplayTag window={promo} today={today} />;
}
