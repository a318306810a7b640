import { STAGES, type Stage } from '@five/shared/tournaments/tournaments.codes';
import type {
  StaffMatchAnswer,
  StaffTeamAnswer,
} from '@five/shared/tournaments/tournaments.contract';
import { MenuItem, TextField } from '@mui/material';
import { useGetList, useInput, useTranslate } from 'ra-core';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTypedTranslate } from '../../../platform/texts/i18n.ts';
import { OWN_ORDER } from '../../../platform/requests/data-provider.ts';
import { placesFor, sideOf } from './place.rules.ts';
import { usePlaceName } from './use-place-name.ts';

const ALL = { pagination: { page: 1, perPage: 100 }, sort: OWN_ORDER };

/**
 * Selects a side of a match: a team, or a placeholder such as 'winner of semi-final 1' while the
 * team is unknown.
 */
export function SideChoice({ side, label }: { side: 'home' | 'away'; label: string }) {
  const t = useTypedTranslate();
  const translate = useTranslate();
  const { setValue } = useFormContext();
  const team = useInput<{ team: string | null }>({ source: `${side}.team` });
  const from = useInput<{ from: string | null }>({ source: `${side}.from` });
  const [tournament, stage]: unknown[] = useWatch({ name: ['tournament', 'stage'] });
  const { teams, places } = useOffered(tournament, stage, String(from.field.value ?? ''));
  const choose = (choice: string) => setValue(side, sideOf(choice), { shouldDirty: true });
  const error = team.fieldState.error ?? from.fieldState.error;
  const help = error?.message
    ? translate(error.message, { _: error.message })
    : tournament
      ? undefined
      : t('fields.side_help');
  const chosen = String(from.field.value || team.field.value || '');
  const isOffered = [...teams, ...places].some(({ value }) => value === chosen);
  return (
    <TextField
      select
      fullWidth
      margin="dense"
      label={label}
      name={team.field.name}
      value={isOffered ? chosen : ''}
      onChange={({ target }) => choose(target.value)}
      inputRef={team.field.ref}
      error={Boolean(error)}
      helperText={help}
    >
      <MenuItem value="">–</MenuItem>
      {teams.map(({ value, name }, index) => (
        <MenuItem
          key={value}
          value={value}
          divider={index === teams.length - 1 && places.length > 0}
        >
          <bdi>{name}</bdi>
        </MenuItem>
      ))}
      {places.map(({ value, name }) => (
        <MenuItem key={value} value={value}>
          {name}
        </MenuItem>
      ))}
    </TextField>
  );
}

/**
 * Options for a side of the match: the teams, and placeholders such as 'winner of semi-final 1'.
 * `stored` is the placeholder that is stored for the side. It is always an option, even if it is no
 * longer possible.
 */
function useOffered(tournament: unknown, stage: unknown, stored: string) {
  const placeName = usePlaceName();
  const filter = { tournament };
  const options = { enabled: Boolean(tournament) };
  const { data: teams = [] } = useGetList<StaffTeamAnswer>('teams', { ...ALL, filter }, options);
  const { data: matches = [] } = useGetList<StaffMatchAnswer>(
    'tournament_matches',
    { ...ALL, filter },
    options,
  );
  const offered = isStage(stage) ? placesFor(stage, teams, matches) : [];
  const all = stored === '' || offered.includes(stored) ? offered : [stored, ...offered];
  return {
    teams: teams.map(({ id, name }) => ({ value: id, name })),
    places: all.map((value) => ({ value, name: placeName(value, matches) })),
  };
}

const isStage = (value: unknown): value is Stage => STAGES.some((stage) => stage === value);
