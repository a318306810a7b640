import type { AlternativeSlot } from '@five/shared/slots/slots.contract';
import { activeBookingsOf } from '@five/shared/bookings/own-list.rules';
import { formatMoney } from '@five/shared/money/money';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { CompleteAccount } from '../../platform/page/complete-account.tsx';
import { useUser } from '../../account/user.queries.ts';
import { useVerificationCode } from '../../account/verification.queries.ts';
import { ApiFailure } from '@five/client/failure';
import { formatTime } from '../../platform/texts/format.ts';
import { formatDayAt } from '../../platform/texts/format-night.ts';
import { LocaleLink } from '../../platform/texts/locale-link.tsx';
import { useLocale } from '../../platform/texts/locale.ts';
import { rememberPage } from '../../platform/requests/return-to.ts';
import { useWallNow } from '../../venue/use-today.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { ownBookingsQuery } from '../bookings.queries.ts';
import type { ChoiceQuery } from '../choice-query.ts';
import { usePitchName } from '../use-pitch-name.ts';
import './refusal.css';

interface Props {
  failure: ApiFailure;
  onChoose: (change: Partial<ChoiceQuery>) => void;
}

/**
 * Notice about a refused booking. It contains buttons for the nearest alternative slots if the API
 * returned any, otherwise the reason for the refusal.
 */
export function Refusal({ failure: { code, message, unanswered, failure }, onChoose }: Props) {
  const { alternatives = [] } = failure;
  const { t } = useTranslation(['bookings', 'common']);
  if (alternatives.length > 0) {
    return (
      <Notice status="warning" live title={t('bar.taken')}>
        <ul className="refusal-others">
          {alternatives.map((slot) => (
            <li key={`${slot.date} ${slot.startTime} ${slot.pitch}`}>
              <Alternative slot={slot} onChoose={onChoose} />
            </li>
          ))}
        </ul>
      </Notice>
    );
  }
  return (
    <Notice status="error" live>
      <p>{message || t(unanswered ? 'common:error.unanswered' : 'common:error.generic')}</p>
      {code === 'AUTH_UNVERIFIED' && <Verify />}
      {code === 'AUTH_PROFILE_INCOMPLETE' && <CompleteAccount />}
      {code === 'BOOKING_TOO_MANY_PENDING' && <OwnBookings text="pending" />}
      {code === 'BOOKING_TOO_MANY_UPCOMING' && <OwnBookings text="upcoming" />}
    </Notice>
  );
}

/**
 * A button that sends a verification code and opens the page on which to enter it. Afterwards the
 * account page links back to the selected slot.
 */
function Verify() {
  const { t } = useTranslation('bookings');
  const { data: user } = useUser();
  const send = useVerificationCode();
  if (!user) return null;
  const verify = () => {
    rememberPage(location.pathname + location.search);
    send.mutate(user.email ?? '');
  };
  return (
    <Button look="quiet" size="small" busy={send.isPending} onClick={verify}>
      {t('bar.verify')}
    </Button>
  );
}

/**
 * Returns `error` if it is an API failure. Any other error is converted to a failure with the code
 * `UNREADABLE`, because the outcome of the request is unknown.
 */
export function asFailure(error: unknown): ApiFailure {
  return error instanceof ApiFailure ? error : new ApiFailure(0, 'UNREADABLE');
}

function Alternative({
  slot: { openingDay, date, startTime, pitch, totalCents },
  onChoose,
}: { slot: AlternativeSlot } & Omit<Props, 'failure'>) {
  const { locale } = useLocale();
  const pitchName = usePitchName();
  return (
    <button
      type="button"
      className="refusal-other"
      onClick={() => onChoose({ date: openingDay, startTime, pitch })}
    >
      <span>
        <bdi>{formatTime(startTime, locale)}</bdi> · <bdi>{pitchName(pitch)}</bdi>
      </span>
      <span className="refusal-day">
        <bdi>{formatDayAt(date, startTime, locale, 'short')}</bdi>
      </span>
      <bdi className="figure">{formatMoney(totalCents, locale)}</bdi>
    </button>
  );
}

/**
 * Link to the player's list of bookings. Its label states how many of them count towards the limit
 * of pending or upcoming bookings.
 */
export function OwnBookings({ text }: { text: 'pending' | 'upcoming' }) {
  const { t } = useTranslation('bookings');
  const { data: bookings = [] } = useQuery(ownBookingsQuery(true));
  const wallNow = useWallNow();
  const standing = activeBookingsOf(bookings, wallNow());
  return (
    <LocaleLink to="/account/reservations/list" className={buttonClass('quiet', 'small')}>
      {t(`bar.${text}`, { count: standing[text] })}
    </LocaleLink>
  );
}
