import { MAX_SIZE, MIN_SIZE } from '@five/shared/community/matches/matches.rules';
import { leads } from '@five/shared/community/squads/squads.rules';
import { useTranslation } from 'react-i18next';
import { ownSquadsQuery } from '../../../community/squads/squads.queries.ts';
import { useResult } from '../../../platform/requests/use-result.ts';
import { useSession } from '../../../platform/requests/session.ts';
import { SelectField } from '../../../ui/fields/select-field.tsx';

/** The squad that waits and its number of players; `null`: the player waits alone. */
export type WaitingSquad = { squad: string; players: number } | null;

const SIZES = Array.from({ length: MAX_SIZE - MIN_SIZE + 1 }, (_, index) => {
  const size = String(MIN_SIZE + index);
  return { value: size, label: size };
});

interface Props {
  value: WaitingSquad;
  onChange: (value: WaitingSquad) => void;
}

/** Chooses the squad that waits, for players that lead one. */
export function WaitlistSquad({ value, onChange }: Props) {
  const { t } = useTranslation('waiting');
  const { data = [] } = useResult(ownSquadsQuery(Boolean(useSession())));
  const led = data.filter(({ role }) => leads(role));
  if (led.length === 0) return null;
  const choose = (id: string) => {
    const squad = led.find((one) => one.id === id);
    onChange(squad ? { squad: id, players: squad.size } : null);
  };
  return (
    <div className="wait-squad">
      <SelectField
        label={t('bar.with')}
        choices={[
          { value: '', label: t('bar.alone') },
          ...led.map(({ id, name }) => ({ value: id, label: name, foreign: true })),
        ]}
        value={value?.squad ?? ''}
        onChange={choose}
      />
      {value && (
        <SelectField
          label={t('bar.players')}
          choices={SIZES}
          value={String(value.players)}
          onChange={(players) => onChange({ ...value, players: Number(players) })}
        />
      )}
    </div>
  );
}
