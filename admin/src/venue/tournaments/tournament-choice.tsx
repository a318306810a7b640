import { useTypedTranslate } from '../../platform/texts/i18n.ts';
import { RecordChoice } from '../../platform/tables/inputs/choice-inputs.tsx';

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
  const t = useTypedTranslate();
  return (
    <RecordChoice
      {...props}
      source={source}
      label={t('fields.tournament')}
      table="tournaments"
      naming="title"
      {...(empty !== undefined && { empty })}
    />
  );
}
