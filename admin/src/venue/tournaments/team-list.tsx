import type { StaffTeamAnswer } from '@five/shared/tournaments/tournaments.contract';
import { TableList } from '../../platform/tables/table-list.tsx';
import { useContentTexts } from '../../platform/tables/use-content-texts.ts';
import { EditionName } from './edition-name.tsx';
import { TournamentChoice } from './tournament-choice.tsx';

export function TeamList() {
  const { csv, fields, page } = useContentTexts();
  return (
    <TableList<StaffTeamAnswer>
      table="teams"
      filters={[
        <TournamentChoice key="tournament" source="tournament" empty={page.any} alwaysOn />,
      ]}
      columns={[
        { head: csv.reference, of: ({ reference }) => reference },
        { head: fields.name, of: ({ name }) => name },
        { head: fields.tournament, of: ({ tournament }) => tournament },
        { head: fields.group_short, of: ({ group }) => group ?? '' },
        { head: fields.lot, of: ({ position }) => String(position) },
      ]}
      rowTemplate={({ name, shortName, group, tournament, crest, color }) => ({
        ...(crest ? { picture: crest } : { color }),
        title: name,
        detail: (
          <>
            <bdi>{shortName}</bdi>
            {group !== null && (
              <>
                {' '}
                · {fields.group_short} <bdi>{group}</bdi>
              </>
            )}{' '}
            · <EditionName slug={tournament} />
          </>
        ),
      })}
    />
  );
}
