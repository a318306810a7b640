import { STAGES } from '@five/shared/tournaments/tournaments.codes';
import type { StaffMatchAnswer } from '@five/shared/tournaments/tournaments.contract';
import { Button } from '@mui/material';
import { useRecordContext } from 'ra-core';
import { Link } from 'react-router-dom';
import { CodeChoice, PitchChoice } from '../../platform/tables/choice-inputs.tsx';
import { FieldGroup, FieldRow } from '../../platform/tables/field-group.tsx';
import {
  CodeInput,
  DayInput,
  HourInput,
  WholeInput,
} from '../../platform/tables/simple-inputs.tsx';
import { TableCreate, TableEdit } from '../../platform/tables/table-form.tsx';
import { interpolate, useContentTexts } from '../../platform/tables/use-content-texts.ts';
import { MatchSides } from './match-sides.tsx';
import { SideChoice } from './side-choice.tsx';
import { TournamentChoice } from './tournament-choice.tsx';
import { useIsAhead } from './use-is-ahead.ts';

export function MatchCreate() {
  const { codes, fields } = useContentTexts();
  return (
    <TableCreate table="matches">
      <FieldRow>
        <TournamentChoice />
        <CodeChoice source="stage" label={fields.stage} codes={STAGES} names={codes} />
        <CodeInput source="group" label={fields.group} />
      </FieldRow>
      <MatchFields />
    </TableCreate>
  );
}

export function MatchEdit() {
  const { codes } = useContentTexts();
  return (
    <TableEdit<StaffMatchAnswer>
      table="matches"
      title={({ stage, number }) =>
        interpolate('%{stage} %{number}', { stage: codes[stage], number })
      }
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
  const { fields, score } = useContentTexts();
  const match = useRecordContext<StaffMatchAnswer>();
  const isEarly = useIsAhead(match ?? { date: null, startTime: null });
  if (match && isEarly && !match.played)
    return (
      <p>
        <Button
          component={Link}
          variant="outlined"
          to={`/matches/${encodeURIComponent(match.id)}/show`}
        >
          {score.early_link}
        </Button>
      </p>
    );
  return (
    <FieldGroup legend={fields.result} help={fields.result_help}>
      <Score side="home" legend={fields.home} />
      <Score side="away" legend={fields.away} />
    </FieldGroup>
  );
}

function Score({ side, legend }: { side: 'home' | 'away'; legend: string }) {
  const { fields } = useContentTexts();
  return (
    <FieldGroup legend={legend}>
      <WholeInput source={`${side}Goals`} label={fields.goals} />
      <WholeInput source={`${side}Penalties`} label={fields.penalties} />
    </FieldGroup>
  );
}

function MatchFields() {
  const { fields } = useContentTexts();
  return (
    <>
      <FieldRow>
        <SideChoice side="home" label={fields.home} />
        <SideChoice side="away" label={fields.away} />
      </FieldRow>
      <FieldGroup legend={fields.date}>
        <DayInput source="date" label={fields.date} />
        <HourInput source="startTime" label={fields.start} />
        <HourInput source="endTime" label={fields.end} />
        <PitchChoice source="pitch" label={fields.pitch} empty="–" />
      </FieldGroup>
    </>
  );
}
