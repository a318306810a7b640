import { RecordChoice } from '../../platform/tables/choice-inputs.tsx';
import { useWords } from '../../platform/tables/use-words.ts';

/** Whose teams or matches: a filter above the lists, a field of what is new. */
export function TournamentChoice({ empty, source = 'tournament', ...props }: { source?: string; alwaysOn?: boolean; empty?: string }) {
  const { fields } = useWords();
  return <RecordChoice {...props} source={source} label={fields.tournament} table="tournaments" naming="title" {...(empty !== undefined && { empty })} />;
}
