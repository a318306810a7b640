import type {
  BookingMatchAnswer,
  MatchPersonAnswer,
} from '@five/shared/community/matches/matches.contract';
import { IconUser, IconUserCheck, IconUserOff } from '@tabler/icons-react';
import { useState } from 'react';
import { Refusal } from '../../platform/forms/refusal.tsx';
import { useAction } from '../../platform/requests/use-action.ts';
import { useTypedTranslate } from '../../platform/texts/i18n.ts';
import { ActionButton } from '../../ui/action-button.tsx';
import { markNoShowOfSeat } from '../bookings.queries.ts';
import css from '../../payments/payments.module.css';

/**
 * Who had a seat and stayed away. Staff record it from the start of the match until a day after its
 * end; afterwards the list shows who was absent.
 */
export function SeatNoShows({ path, match }: { path: string; match: BookingMatchAnswer }) {
  const t = useTypedTranslate();
  const { acts, seats } = match;
  // Not derived from the marks: revoking the last one must not close the list under the finger.
  const [isOpen, setOpen] = useState(() => seats.some(({ noShow }) => noShow));
  const shown = acts.noShows ? seats : seats.filter(({ noShow }) => noShow);
  if (shown.length === 0) return null;
  return (
    <details open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{t('seats.absent')}</summary>
      <ul>
        {shown.map((person) => (
          <li key={person.id}>
            <SeatNoShow path={path} person={person} canMark={acts.noShows} />
          </li>
        ))}
      </ul>
    </details>
  );
}

function SeatNoShow({
  path,
  person: { id, displayName, noShow },
  canMark,
}: {
  path: string;
  person: MatchPersonAnswer;
  canMark: boolean;
}) {
  const t = useTypedTranslate();
  const mark = useAction(
    (isNoShow: boolean) => markNoShowOfSeat(path, id, isNoShow),
    (isNoShow) => t(isNoShow ? 'seats.absent_done' : 'seats.came_done'),
  );
  const Sign = noShow ? IconUserOff : IconUser;
  const Act = noShow ? IconUserCheck : IconUserOff;
  return (
    <>
      <div className={css['line']}>
        <Sign aria-hidden size={22} />
        <span>
          <bdi>{displayName}</bdi>
          {noShow && <small>{t('seats.stayed_away')}</small>}
        </span>
        {canMark && (
          <ActionButton
            variant="outlined"
            busy={mark.isPending}
            startIcon={<Act aria-hidden size={20} />}
            aria-label={t(noShow ? 'seats.came_of' : 'seats.mark_absent_of', { name: displayName })}
            onClick={() => mark.mutate(!noShow)}
          >
            {t(noShow ? 'seats.came' : 'seats.mark_absent')}
          </ActionButton>
        )}
      </div>
      <Refusal error={mark.error} />
    </>
  );
}
