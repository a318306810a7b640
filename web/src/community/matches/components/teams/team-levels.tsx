import { LEVELS } from '@five/shared/auth/auth.codes';
import type {
  BookingMatchAnswer,
  MatchPersonAnswer,
} from '@five/shared/community/matches/matches.contract';
import type { MatchLevelAnswer } from '@five/shared/community/matches/teams.contract';
import { LEVEL_OF_WORD } from '@five/shared/community/matches/teams.rules';
import { useTranslation } from 'react-i18next';
import { CheckField } from '../../../../ui/fields/check-field.tsx';
import { SelectField } from '../../../../ui/fields/select-field.tsx';
import { captainRequests, useMatchChange } from '../../matches.queries.ts';
import '../../../../ui/disclosure.css';

/** Levels and goalkeepers, which the captain gives for people whose account has no level. */
export function TeamLevels({ token, match }: { token: string; match: BookingMatchAnswer }) {
  const { t } = useTranslation('match');
  return (
    <details className="disclosure">
      <summary>{t('teams.levels')}</summary>
      <p className="team-hint">{t('teams.levelsHint')}</p>
      <ul className="team-levels">
        {match.seats.map((person) => {
          const level = match.levels.find(({ id }) => id === person.id);
          return level && <LevelRow key={person.id} token={token} person={person} level={level} />;
        })}
      </ul>
    </details>
  );
}

function LevelRow({
  token,
  person: { id, displayName },
  level: { level, known, own, goalkeeper },
}: {
  token: string;
  person: MatchPersonAnswer;
  level: MatchLevelAnswer;
}) {
  const { t } = useTranslation('match');
  const { mutate } = useMatchChange(token);
  const { change } = captainRequests(token);
  const word = LEVELS.find((one) => LEVEL_OF_WORD[one] === level);
  const rate = (value: string) => {
    const chosen = LEVELS.find((one) => one === value);
    mutate(() => change(id, { level: chosen ? LEVEL_OF_WORD[chosen] : null }));
  };
  return (
    <li>
      <bdi className="team-rated">{displayName}</bdi>
      {own ? (
        <span>{t('teams.ownLevel')}</span>
      ) : (
        <SelectField
          label={t('teams.levelOf', { name: displayName })}
          choices={[
            { value: '', label: t('teams.unknown') },
            ...LEVELS.map((value) => ({ value, label: t(`teams.word.${value}`) })),
          ]}
          value={known && word ? word : ''}
          onChange={rate}
        />
      )}
      <CheckField
        label={t('teams.goalkeeper')}
        aria-label={t('teams.goalkeeperOf', { name: displayName })}
        checked={goalkeeper}
        onChange={(event) => {
          const { checked } = event.currentTarget;
          mutate(() => change(id, { goalkeeper: checked }));
        }}
      />
    </li>
  );
}
