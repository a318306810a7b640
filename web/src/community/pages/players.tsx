import { LEVELS, POSITIONS } from '@five/shared/auth/auth.codes';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LocaleLink } from '../../platform/texts/locale-link.tsx';
import { PageHead } from '../../platform/page/page-head.tsx';
import { useSearchText } from '../../platform/texts/query-text.ts';
import { useResult } from '../../platform/requests/use-result.ts';
import { useSession } from '../../platform/requests/session.ts';
import { LoadFailed } from '../../platform/page/load-failed.tsx';
import { Noscript } from '../../platform/page/noscript.tsx';
import { ClosedHall } from '../../ui/art/closed-hall.tsx';
import { SquadLine } from '../../ui/art/squad-line.tsx';
import { Button, buttonClass } from '../../ui/button.tsx';
import { ChoiceField } from '../../ui/fields/choice-field.tsx';
import { Empty } from '../../ui/empty.tsx';
import { PageTop } from '../../ui/page/page-top.tsx';
import { Page } from '../../ui/page/page.tsx';
import { SearchField } from '../../ui/fields/search-field.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { Skeleton } from '../../ui/page/skeleton.tsx';
import { TurfCard } from '../../ui/turf-card.tsx';
import { useVenueName } from '../../venue/venue.queries.ts';
import { citiesQuery, usePlayers } from '../community.queries.ts';
import { PlayerActions } from '../components/player-actions.tsx';
import { PlayerCard } from '../components/player-card.tsx';
import '../../ui/page/wall.css';
import './players.css';

export default function Players() {
  const { t } = useTranslation('players');
  return (
    <>
      <PageHead title={t('name')} description={t('description')} site={useVenueName()} />
      <PageTop name={t('name')} title={t('title')} lead={t('lead')} scene={<SquadLine />} />
      <Page>
        <Noscript text={t('noScript')} />
        <PlayerGrid />
        <PublicProfilePrompt />
      </Page>
    </>
  );
}

const ANY = { position: '', level: '', city: '' };

function PlayerGrid() {
  const { searched, typed, type } = useSearchText();
  const [chosen, setChosen] = useState(ANY);
  const filter = { q: searched, ...chosen };
  const { rows, failed, retry, more, busy } = usePlayers(filter);
  const { t } = useTranslation('players');
  const clear = () => {
    type('');
    setChosen(ANY);
  };
  return (
    <section className="wall">
      <div className="squad-tools needs-scripts">
        <SearchField label={t('search')} hint={t('searchHint')} value={typed} onChange={type} />
        <PlayerFilters chosen={chosen} onChoose={(choice) => setChosen({ ...chosen, ...choice })} />
      </div>
      {failed ? (
        <LoadFailed onRetry={retry} />
      ) : (
        <Cards players={rows} filtered={Object.values(filter).some(Boolean)} onClear={clear} />
      )}
      {more && (
        <Button look="quiet" busy={busy} onClick={more}>
          {t('more')}
        </Button>
      )}
    </section>
  );
}

function PlayerFilters({
  chosen,
  onChoose,
}: {
  chosen: typeof ANY;
  onChoose: (choice: Partial<typeof ANY>) => void;
}) {
  const { t } = useTranslation('players');
  const { data: cities = [] } = useResult(citiesQuery());
  const positions = [
    { value: '', label: t('everyPosition') },
    ...POSITIONS.map((value) => ({ value, label: t(`position.${value}`) })),
  ];
  const levels = [
    { value: '', label: t('everyLevel') },
    ...LEVELS.map((value) => ({ value, label: t(`level.${value}`) })),
  ];
  const places = [
    { value: '', label: t('everyCity') },
    ...cities.map((value) => ({ value, label: value, foreign: true })),
  ];
  return (
    <>
      <SelectField
        label={t('levels')}
        choices={levels}
        value={chosen.level}
        onChange={(level) => onChoose({ level })}
      />
      <SelectField
        label={t('cities')}
        choices={places}
        value={chosen.city}
        onChange={(city) => onChoose({ city })}
      />
      <ChoiceField
        name="position"
        label={t('positions')}
        choices={positions}
        value={chosen.position}
        error={undefined}
        onChange={(event) => onChoose({ position: event.currentTarget.value })}
      />
    </>
  );
}

function Cards({
  players,
  filtered,
  onClear,
}: {
  players: ReturnType<typeof usePlayers>['rows'];
  filtered: boolean;
  onClear: () => void;
}) {
  const { t } = useTranslation('players');
  if (!players) return <Skeleton height="44rem" />;
  if (players.length > 0)
    return (
      <ul className="wall-cards squad-cards">
        {players.map((player) => (
          <li key={player.reference}>
            <PlayerCard player={player}>
              <PlayerActions player={player} />
            </PlayerCard>
          </li>
        ))}
      </ul>
    );
  if (!filtered)
    return <Empty scene={<ClosedHall />} title={t('emptyTitle')} text={t('emptyText')} />;
  return (
    <Empty scene={<ClosedHall />} title={t('noneTitle')} text={t('noneText')}>
      <Button look="quiet" onClick={onClear}>
        {t('clear')}
      </Button>
    </Empty>
  );
}

/** Section that explains how to get into the player list. */
function PublicProfilePrompt() {
  const { t } = useTranslation('players');
  const signedIn = Boolean(useSession());
  return (
    <TurfCard>
      <h2>{t('join.title')}</h2>
      <p className="wall-invitation">{t('join.text')}</p>
      <p className="page-next">
        <LocaleLink
          to={signedIn ? '/account/profile#card' : '/auth/register'}
          className={buttonClass('white')}
        >
          {t(signedIn ? 'join.profile' : 'join.register')}
        </LocaleLink>
      </p>
    </TurfCard>
  );
}
