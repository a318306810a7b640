import type { Standing, TeamAnswer } from '@five/shared/tournaments/tournaments.contract';
import { useTranslation } from 'react-i18next';
import './group-table.css';
import { TeamName } from './team-name.tsx';

const FIGURES = [
  'played',
  'won',
  'drawn',
  'lost',
  'goalsFor',
  'goalsAgainst',
  'goalDifference',
  'points',
] as const;
/** Columns that are hidden on narrow screens. */
const SPARED = new Set<string>(['won', 'drawn', 'lost', 'goalsFor', 'goalsAgainst']);

interface Props {
  code: string;
  standings: Standing[];
  teams: TeamAnswer[];
  /** Ranks in this group whose teams have qualified for the knockout rounds. */
  through: Set<number>;
}

/** Table of a group. */
export function GroupTable({ code, standings, teams, through }: Props) {
  const { t } = useTranslation('tournaments');
  return (
    <table className="group">
      <caption>{t('group', { code })}</caption>
      <thead>
        <tr>
          <th scope="col">
            <span className="unseen">{t('table.rank')}</span>
          </th>
          <th scope="col">{t('table.team')}</th>
          {FIGURES.map((figure) => (
            <th key={figure} scope="col" data-spared={SPARED.has(figure) || undefined}>
              <abbr title={t(`table.${figure}`)}>{t(`table.short.${figure}`)}</abbr>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {standings.map((standing) => (
          <tr key={standing.team} data-through={through.has(standing.rank) || undefined}>
            <td className="group-rank">
              {standing.rank}
              {through.has(standing.rank) && <span className="unseen">{t('table.through')}</span>}
            </td>
            <th scope="row">
              <Team reference={standing.team} teams={teams} />
            </th>
            {FIGURES.map((figure) => (
              <td
                key={figure}
                data-spared={SPARED.has(figure) || undefined}
                className={figure === 'points' ? 'group-points' : undefined}
              >
                <bdi>
                  {figure === 'goalDifference' ? signed(standing[figure]) : standing[figure]}
                </bdi>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Team({ reference, teams }: { reference: string; teams: TeamAnswer[] }) {
  const team = teams.find((one) => one.reference === reference);
  return team ? <TeamName team={team} /> : null;
}

function signed(difference: number): string {
  // A direction mark before the number keeps its sign on the correct side in right-to-left text.
  return difference > 0 ? `\u200e+${difference}` : `\u200e${String(difference).replace('-', '−')}`;
}
