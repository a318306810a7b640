import type { TournamentState } from '@five/shared/tournaments/tournaments.codes';
import { IconCalendarEvent, IconFlag, IconPlayerPlayFilled } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import './state-tag.css';

const ICONS = { upcoming: IconCalendarEvent, running: IconPlayerPlayFilled, finished: IconFlag };

export function StateTag({ state }: { state: TournamentState }) {
  const { t } = useTranslation('tournaments');
  const Icon = ICONS[state];
  return (
    <p className="state-tag" data-state={state}>
      <Icon size={16} aria-hidden /> {t(`state.${state}`)}
    </p>
  );
}
