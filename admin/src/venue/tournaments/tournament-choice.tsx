import { RecordChoice } from '../../platform/tables/choice-inputs.tsx';
import { useWords } from '../../platform/tables/use-words.ts';

/** Selects a tournament: a filter of lists, a field of new records. */
export function TournamentChoice({
  empty,
  source = 'tournament',
  ...props
}: {
  source?: string;
  alwaysOn?: boolean;
  empty?: string;
}) {
  const { fields } = useWords();
  return (
    <RecordChoice
      {...props}
      source={source}
      label={fields.tournament}
      table="tournaments"
      naming="title"
      {...(empty !== undefined && { empty })}
    />
  );
}
