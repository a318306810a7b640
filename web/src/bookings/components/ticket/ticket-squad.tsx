import type { BookingAnswer } from '@five/shared/bookings/bookings.contract';
import type { SquadAnswer } from '@five/shared/community/squads/squads.contract';
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
import { LocaleLink } from '../../../platform/texts/locale-link.tsx';
import { useLocale } from '../../../platform/texts/locale.ts';
import { Button, buttonClass } from '../../../ui/button.tsx';
import '../../../ui/disclosure.css';
import './ticket-match.css';

/**
 * The panel of a ticket that names the squad of the match, opens the match for a squad, or creates
 * a squad of the players of the match.
 */
export function TicketSquad({ booking }: { booking: BookingAnswer }) {
  const { t } = useTranslation('players');
  const { data: squads } = useResult(ownSquadsQuery(Boolean(useSession())));
  const named = squads?.find(({ bookings }) => bookings.includes(booking.reference));
  const others = squads?.filter((squad) => squad !== named && leads(squad.role)) ?? [];
  return (
    <details className="ticket-part disclosure">
      <summary>
        <span>{t('squads.ticket.title')}</span>
        {named && <bdi className="ticket-squad">{named.name}</bdi>}
      </summary>
      <div className="ticket-match">
        {named ? <Named squad={named} /> : <p>{t(textOf(booking))}</p>}
        {others.map((squad) => (
          <OpenButton key={squad.id} booking={booking} squad={squad} />
        ))}
        {!named && <CreateButton booking={booking} />}
      </div>
    </details>
  );
}

const textOf = ({ series }: BookingAnswer) =>
  series === null ? 'squads.ticket.text' : 'squads.ticket.seriesText';

/** The booking, and its series with all dates ahead. */
const bodyOf = ({ reference, series }: BookingAnswer) => ({
  booking: reference,
  ...(series !== null && { series }),
});

function Named({ squad: { id } }: { squad: SquadAnswer }) {
  const { t } = useTranslation('players');
  return (
    <>
      <p>{t('squads.ticket.named')}</p>
      <LocaleLink to={`/account/squads/${id}`} className={buttonClass('quiet')}>
        {t('squads.link.open')}
      </LocaleLink>
    </>
  );
}

function OpenButton({ booking, squad }: { booking: BookingAnswer; squad: SquadAnswer }) {
  const { t } = useTranslation('players');
  const { mutate, isPending } = useSquadChange();
  return (
    <Button
      look="quiet"
      busy={isPending}
      onClick={() => mutate(() => squadRequests(squad.id).open(bodyOf(booking)))}
    >
      {t('squads.ticket.open', { name: squad.name })}
    </Button>
  );
}

/** Creates a squad of the players of the match. Its page opens afterwards. */
function CreateButton({ booking }: { booking: BookingAnswer }) {
  const { t } = useTranslation('players');
  const { locale, localize } = useLocale();
  const navigate = useNavigate();
  const { mutate, isPending } = useSquadChange();
  const keys = useIdempotencyKey();
  const day = formatWeekday(weekdayOf(booking.date), locale);
  const create = () => {
    const body = { name: t('squads.ticket.defaultName', { day }), ...bodyOf(booking) };
    mutate(async () => {
      const saved = await createSquad(body, keys.keyFor(body));
      void navigate(localize(`/account/squads/${saved.data.id}`));
      return saved;
    });
  };
  return (
    <Button look="quiet" busy={isPending} onClick={create}>
      {t('squads.ticket.create')}
    </Button>
  );
}
