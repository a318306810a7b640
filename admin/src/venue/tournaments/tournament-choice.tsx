import { RecordChoice } from '../../platform/tables/choice-inputs.tsx';
import { useContentTexts } from '../../platform/tables/use-content-texts.ts';

/** Selects a tournament; used as filter of lists and as field of new records. */
export function TournamentChoice({
  empty,
  source = 'tournament',
  ...props
}: {
  source?: string;
  alwaysOn?: boolean;
  empty?: string;
}) {
  const { fields } = useContentTexts();
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
