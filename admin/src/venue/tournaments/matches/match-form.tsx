import { STAGES } from '@five/shared/tournaments/tournaments.codes';
import type { StaffMatchAnswer } from '@five/shared/tournaments/tournaments.contract';
import { Button } from '@mui/material';
import { useRecordContext } from 'ra-core';
import { Link } from 'react-router-dom';
import { useTypedTranslate } from '../../../platform/texts/i18n.ts';
import { CodeChoice, PitchChoice } from '../../../platform/tables/inputs/choice-inputs.tsx';
import { FieldGroup, FieldRow } from '../../../platform/tables/forms/field-group.tsx';
import {
  CodeInput,
  DayInput,
  HourInput,
  WholeInput,
} from '../../../platform/tables/inputs/simple-inputs.tsx';
import { TableCreate, TableEdit } from '../../../platform/tables/forms/table-form.tsx';
import { MatchSides } from './match-sides.tsx';
import { SideChoice } from './side-choice.tsx';
import { TournamentChoice } from '../tournament-choice.tsx';
import { useIsAhead } from './score-form.tsx';

export function MatchCreate() {
  const t = useTypedTranslate();
  return (
    <TableCreate table="tournament_matches">
      <FieldRow>
        <TournamentChoice />
        <CodeChoice
          source="stage"
          label={t('fields.stage')}
          codes={STAGES}
          names={(code) => t(`codes.${code}`)}
        />
        <CodeInput source="group" label={t('fields.group')} />
      </FieldRow>
      <MatchFields />
    </TableCreate>
  );
}

export function MatchEdit() {
  const t = useTypedTranslate();
  return (
    <TableEdit<StaffMatchAnswer>
      table="tournament_matches"
      title={({ stage, number }) => `${t(`codes.${stage}`)} ${number}`}
      above={(match) => (
        <p>
          <MatchSides match={match} />
        </p>
      )}
    >
      <Result />
      <MatchFields />
    </TableEdit>
  );
}

/**
 * Shows the result fields. For a match that has not begun and has no result, shows a link to the
 * result page instead, because that page requires a confirmation.
 */
function Result() {
  const t = useTypedTranslate();
  const match = useRecordContext<StaffMatchAnswer>();
  const isEarly = useIsAhead(match ?? { date: null, startTime: null });
  if (match && isEarly && !match.played)
    return (
      <p>
        <Button
          component={Link}
          variant="outlined"
          to={`/tournament_matches/${encodeURIComponent(match.id)}/show`}
        >
          {t('score.early_link')}
        </Button>
      </p>
    );
  return (
    <FieldGroup legend={t('fields.result')} help={t('fields.result_help')}>
      <Score side="home" legend={t('fields.home')} />
      <Score side="away" legend={t('fields.away')} />
    </FieldGroup>
  );
}

function Score({ side, legend }: { side: 'home' | 'away'; legend: string }) {
  const t = useTypedTranslate();
  return (
    <FieldGroup legend={legend}>
      <WholeInput source={`${side}Goals`} label={t('fields.goals')} />
      <WholeInput source={`${side}Penalties`} label={t('fields.penalties')} />
    </FieldGroup>
  );
}

function MatchFields() {
  const t = useTypedTranslate();
  return (
    <>
      <FieldRow>
        <SideChoice side="home" label={t('fields.home')} />
        <SideChoice side="away" label={t('fields.away')} />
      </FieldRow>
      <FieldGroup legend={t('fields.date')}>
        <DayInput source="date" label={t('fields.date')} />
        <HourInput source="startTime" label={t('fields.start')} />
        <HourInput source="endTime" label={t('fields.end')} />
        <PitchChoice source="pitch" label={t('fields.pitch')} empty="–" />
      </FieldGroup>
    </>
  );
}
