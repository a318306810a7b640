import type { BookingAnswer } from '@five/shared/bookings/bookings.contract';
import { leads } from '@five/shared/community/squads/squads.rules';
import { weekdayOf } from '@five/shared/time/wall-time';
import { useIdempotencyKey } from '@five/client/api';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import {
  createSquad,
  ownSquadsQuery,
  squadRequests,
  useSquadChange,
} from '../../../community/squads/squads.queries.ts';
import { useResult } from '../../../platform/requests/use-result.ts';
import { useSession } from '../../../platform/requests/session.ts';
import { formatWeekday } from '../../../platform/texts/format.ts';
import { useLocale } from '../../../platform/texts/locale.ts';
import { Button } from '../../../ui/button.tsx';
import '../../../ui/disclosure.css';
import './ticket-match.css';

/**
 * The panel of a ticket that opens the match for a squad, or creates a squad of those who come. A
 * series opens all its dates ahead. The page of a new squad opens afterwards.
 */
export function TicketSquad({ booking }: { booking: BookingAnswer }) {
  const { t } = useTranslation('players');
  const { locale, localize } = useLocale();
  const navigate = useNavigate();
  const { data: squads } = useResult(ownSquadsQuery(Boolean(useSession())));
  const { mutate, isPending } = useSquadChange();
  const keys = useIdempotencyKey();
  const named = {
    booking: booking.reference,
    ...(booking.series !== null && { series: booking.series }),
  };
  const day = formatWeekday(weekdayOf(booking.date), locale);
  const create = () => {
    const body = { name: t('squads.ticket.defaultName', { day }), ...named };
    mutate(async () => {
      const saved = await createSquad(body, keys.keyFor(body));
      void navigate(localize(`/account/squads/${saved.data.id}`));
      return saved;
    });
  };
  return (
    <details className="ticket-part disclosure">
      <summary>{t('squads.ticket.title')}</summary>
      <div className="ticket-match">
        <p>{t(booking.series === null ? 'squads.ticket.text' : 'squads.ticket.seriesText')}</p>
        {squads
          ?.filter(({ role }) => leads(role))
          .map(({ id, name }) => (
            <Button
              key={id}
              look="quiet"
              busy={isPending}
              onClick={() => mutate(() => squadRequests(id).open(named))}
            >
              {t('squads.ticket.open', { name })}
            </Button>
          ))}
        <Button look="quiet" busy={isPending} onClick={create}>
          {t('squads.ticket.create')}
        </Button>
      </div>
    </details>
  );
}
