import type { UserAnswer } from '@five/shared/auth/auth.contract';
import { LEVELS, POSITIONS } from '@five/shared/auth/auth.codes';
import { displayNameOf } from '@five/shared/community/players.rules';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { ownBookingsQuery } from '../../bookings/bookings.queries.ts';
import { PlayerCard } from '../../community/components/player-card.tsx';
import { ChoiceField } from '../../ui/fields/choice-field.tsx';
import { useIsShown } from '../../platform/page/hidden-pages.ts';
import { FailureNotice } from '../../ui/notice.tsx';
import { ownRecordQuery } from '../account.queries.ts';
import { useProfileForm } from '../use-profile-form.ts';
import './card-section.css';
import { AccountSection, SaveButton } from './account-section.tsx';
import { PhotoField } from './photo-field.tsx';
import { CheckField } from '../../ui/fields/check-field.tsx';

/**
 * Section with the user's own public profile: a preview and a form. Other users can see the profile
 * only if the user opts in, and the venue shows the page of the players.
 */
export function CardSection({ user }: { user: UserAnswer }) {
  const { t } = useTranslation(['account', 'players']);
  const form = useCard(user);
  const isPublic = form.value('publicPlayer');
  const isListed = useIsShown()('/players');
  return (
    <AccountSection id="card" title={t('card.title')} lead={t('card.lead')}>
      <div className="own-card">
        <div className="own-card-preview" data-public={isPublic}>
          <Preview
            user={user}
            position={form.value('position')}
            level={form.value('level')}
            showsResults={form.value('showsResults')}
          />
          {isListed && <p>{t(isPublic ? 'card.seen' : 'card.unseen')}</p>}
        </div>
        <div className="own-card-form">
          <PhotoField user={user} />
          <form {...form.form} className="form">
            <FailureNotice failure={form.failure} />
            <ChoiceField
              {...form.field('position')}
              label={t('players:positions')}
              choices={[
                ...POSITIONS.map((value) => ({ value, label: t(`players:position.${value}`) })),
                none(t('card.none')),
              ]}
            />
            <ChoiceField
              {...form.field('level')}
              label={t('card.level')}
              choices={[
                ...LEVELS.map((value) => ({ value, label: t(`players:level.${value}`) })),
                none(t('card.none')),
              ]}
            />
            {isListed && <OptIn {...form.field('publicPlayer')} />}
            <CheckField
              {...form.field('showsResults')}
              label={t('card.results')}
              description={t('card.resultsHint')}
            />
            <SaveButton busy={form.busy} />
          </form>
        </div>
      </div>
    </AccountSection>
  );
}

/** Whether other users see the card in the list of players. */
function OptIn(field: ReturnType<ReturnType<typeof useCard>['field']>) {
  const { t } = useTranslation('account');
  return <CheckField {...field} label={t('card.optIn')} description={t('card.optInHint')} />;
}

const none = (label: string) => ({ value: '', label });

function useCard({ profile, publicPlayer, showsResults }: UserAnswer) {
  return useProfileForm(
    'card',
    { position: profile.position ?? '', level: profile.level ?? '', publicPlayer, showsResults },
    (values) => ({ ...values, position: values.position || null, level: values.level || null }),
  );
}

function Preview({
  user: { reference, firstName, name, profile, photo },
  position,
  level,
  showsResults,
}: {
  user: UserAnswer;
  position: string;
  level: string;
  showsResults: boolean;
}) {
  const { data: bookings = [] } = useQuery(ownBookingsQuery(true));
  const { data: record = null } = useQuery(ownRecordQuery(showsResults));
  const player = {
    id: reference,
    reference,
    displayName: displayNameOf(firstName, name),
    city: profile.city,
    photo,
    position: POSITIONS.find((one) => one === position) ?? null,
    level: LEVELS.find((one) => one === level) ?? null,
    record: showsResults ? record : null,
    matchesPlayed: bookings.filter(({ status }) => status === 'completed').length,
    blocked: false,
  };
  return <PlayerCard player={player} />;
}
