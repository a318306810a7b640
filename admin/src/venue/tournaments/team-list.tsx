import type { StaffTeamAnswer } from '@five/shared/tournaments/tournaments.contract';
import { TableList } from '../../platform/tables/table-list.tsx';
import { useWords } from '../../platform/tables/use-words.ts';
import { TournamentChoice } from './tournament-choice.tsx';

export function TeamList() {
  const { fields, page } = useWords();
  return (
    <TableList<StaffTeamAnswer>
      table="teams"
      filters={[<TournamentChoice key="tournament" source="tournament" empty={page.any} alwaysOn />]}
      face={({ name, shortName, group, tournament, crest, color }) => ({
        ...(crest ? { picture: crest } : { color }),
        title: name,
        detail: <><bdi>{shortName}</bdi>{group !== null && <> · {fields.group_short} <bdi>{group}</bdi></>} · <bdi dir="ltr">{tournament}</bdi></>,
      })}
    />
  );
}
