import type { StaffMatchAnswer } from '@five/shared/tournaments/tournaments.contract';
import { Button } from '@mui/material';
import { Link } from 'react-router-dom';
import { useTypedTranslate } from '../../../platform/texts/i18n.ts';
import { mayDo } from '../../../platform/tables/tables.ts';

/**
 * Link to enter the result of a match; shown if both teams are known and there is no result yet.
 */
export function MatchActions({ match: { id, home, away, played } }: { match: StaffMatchAnswer }) {
  const t = useTypedTranslate();
  if (played || home.team === null || away.team === null || !mayDo('tournament_matches', 'update'))
    return null;
  return (
    <Button
      component={Link}
      to={`/tournament_matches/${encodeURIComponent(id)}/show`}
      variant="outlined"
      size="small"
    >
      {t('score.button')}
    </Button>
  );
}
