import { STAGES } from '@five/shared/tournaments/tournaments.codes';
import type { StaffMatchAnswer } from '@five/shared/tournaments/tournaments.contract';
import { useFormContext, useWatch } from 'react-hook-form';
import { CodeChoice, PitchChoice, RecordChoice } from '../../platform/tables/choice-inputs.tsx';
import { FieldGroup, FieldRow } from '../../platform/tables/field-group.tsx';
import { CodeInput, DayInput, HourInput, WholeInput } from '../../platform/tables/simple-inputs.tsx';
import { TableCreate, TableEdit } from '../../platform/tables/table-form.tsx';
import { filled, useWords } from '../../platform/tables/use-words.ts';
import { MatchSides } from './match-sides.tsx';
import { TournamentChoice } from './tournament-choice.tsx';

export function MatchCreate() {
  const { codes, fields } = useWords();
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
  const { codes, fields } = useWords();
  return (
    <TableEdit<StaffMatchAnswer>
      table="matches"
      title={({ stage, number }) => filled('%{stage} %{number}', { stage: codes[stage], number })}
      above={(match) => <p><MatchSides match={match} /></p>}
    >
      <FieldGroup legend={fields.result} help={fields.result_help}>
        <Score side="home" legend={fields.home} />
        <Score side="away" legend={fields.away} />
      </FieldGroup>
      <MatchFields />
    </TableEdit>
  );
}

function Score({ side, legend }: { side: 'home' | 'away'; legend: string }) {
  const { fields } = useWords();
  return (
    <FieldGroup legend={legend}>
      <WholeInput source={`${side}Goals`} label={fields.goals} />
      <WholeInput source={`${side}Penalties`} label={fields.penalties} />
    </FieldGroup>
  );
}

function MatchFields() {
  const { fields } = useWords();
  return (
    <>
      <SideFields side="home" legend={fields.home} />
      <SideFields side="away" legend={fields.away} />
      <FieldGroup legend={fields.date}>
        <DayInput source="date" label={fields.date} />
        <HourInput source="startTime" label={fields.start} />
        <HourInput source="endTime" label={fields.end} />
        <PitchChoice source="pitch" label={fields.pitch} empty="–" />
      </FieldGroup>
    </>
  );
}

/** A team drawn by hand, or the place it comes from: saying the place takes the team back. */
function SideFields({ side, legend }: { side: 'home' | 'away'; legend: string }) {
  const { fields } = useWords();
  const { setValue } = useFormContext();
  const [tournament, from]: unknown[] = useWatch({ name: ['tournament', `${side}.from`] });
  const forgetTeam = () => setValue(`${side}.team`, null);
  return (
    <FieldGroup legend={legend} help={fields.from_place_help}>
      {!from && <RecordChoice source={`${side}.team`} label={legend} table="teams" naming="name" filter={tournament ? { tournament } : {}} empty="–" />}
      <CodeInput source={`${side}.from`} label={fields.from_place} onChange={forgetTeam} />
    </FieldGroup>
  );
}
