import type { Texts } from '@five/shared/locales/locale';
import type {
  StaffTournamentAnswer,
  StaffTournamentSummary,
} from '@five/shared/tournaments/tournaments.contract';
import { BooleanInput } from 'react-admin';
import { useTypedTranslate, useTextOf } from '../../platform/texts/i18n.ts';
import { RelatedLists } from '../../platform/tables/lists/related-lists.tsx';
import { FieldRow } from '../../platform/tables/forms/field-group.tsx';
import { FileInput } from '../../platform/tables/inputs/file-input.tsx';
import { CodeInput, DayInput } from '../../platform/tables/inputs/simple-inputs.tsx';
import { TableCreate, TableEdit } from '../../platform/tables/forms/table-form.tsx';
import { TextsInput } from '../../platform/tables/inputs/texts-input.tsx';
import { EditionLink } from './edition-link.tsx';
import { TournamentActions } from './tournament-actions.tsx';

export function TournamentCreate() {
  const t = useTypedTranslate();
  return (
    <TableCreate table="tournaments">
      <CodeInput source="slug" label={t('fields.slug')} />
      <TournamentFields />
    </TableCreate>
  );
}

export function TournamentEdit() {
  const t = useTypedTranslate();
  const textOf = useTextOf();
  // Returns the links to the lists of teams and matches of a tournament edition. Until the edition
  // is loaded in full, the page shows the edition from the tournament list, which has no `matches`.
  const lists = (tournament: string) => [
    { table: 'teams', name: t('acts.teams'), filter: { tournament } },
    { table: 'tournament_matches', name: t('acts.matches'), filter: { tournament } },
  ];
  return (
    <TableEdit<StaffTournamentSummary<Texts> | StaffTournamentAnswer<Texts>>
      table="tournaments"
      title={({ title }) => textOf(title)}
      above={(edition) => (
        <>
          <RelatedLists lists={lists(edition.id)} />
          <EditionLink path={edition.path} unlisted={edition.unlisted} />
          {'matches' in edition && <TournamentActions edition={edition} />}
        </>
      )}
    >
      <TournamentFields />
    </TableEdit>
  );
}

function TournamentFields() {
  const t = useTypedTranslate();
  return (
    <>
      <TextsInput source="title" label={t('fields.title')} />
      <FieldRow>
        <DayInput source="from" label={t('fields.from')} />
        <DayInput source="to" label={t('fields.to')} />
      </FieldRow>
      <TextsInput source="summary" label={t('fields.summary')} rows={3} />
      <FileInput label={t('fields.poster')} stored="poster" crops={['tall', 'square']} />
      <BooleanInput source="featured" label={t('fields.featured')} helperText={false} />
      <BooleanInput source="unlisted" label={t('fields.unlisted')} helperText={false} />
      <TextsInput source="rules" label={t('fields.rules')} rows={6} optional />
    </>
  );
}
