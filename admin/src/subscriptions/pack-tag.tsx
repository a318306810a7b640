import type { SubscriptionAnswer } from '@five/shared/subscriptions/subscriptions.contract';
import {
  IconCircleCheck,
  IconCircleX,
  IconClock,
  IconFileSearch,
  IconHistory,
  IconSnowflake,
  type Icon,
} from '@tabler/icons-react';
import { useTypedTranslate, type TextKey } from '../platform/texts/i18n.ts';
import { Tag, type Tone } from '../ui/tag.tsx';

type TagKind = SubscriptionAnswer['status'] | 'frozen' | 'review';

const ICONS: Record<TagKind, { tone: Tone; icon: Icon; text: TextKey }> = {
  review: { tone: 'review', icon: IconFileSearch, text: 'states.underReview' },
  frozen: { tone: 'overdue', icon: IconSnowflake, text: 'pack.frozen' },
  pending: { tone: 'due', icon: IconClock, text: 'states.subscription.pending' },
  active: { tone: 'paid', icon: IconCircleCheck, text: 'states.subscription.active' },
  expired: { tone: 'off', icon: IconHistory, text: 'states.subscription.expired' },
  cancelled: { tone: 'off', icon: IconCircleX, text: 'states.subscription.cancelled' },
};

/** A tag with the state of a pack. */
export function PackTag({
  pack: { status, frozen, underReview },
  big,
}: {
  pack: SubscriptionAnswer;
  big?: boolean;
}) {
  const t = useTypedTranslate();
  const { tone, icon, text } =
    ICONS[underReview ? 'review' : frozen && status === 'active' ? 'frozen' : status];
  return (
    <Tag tone={tone} icon={icon} {...(big && { big })}>
      {t(text)}
    </Tag>
  );
}
