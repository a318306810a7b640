import type { SquadAnswer } from '@five/shared/community/squads/squads.contract';
import { IconBrandWhatsapp } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { showAlert } from '../../../platform/messages/alerts.ts';
import { useLocale } from '../../../platform/texts/locale.ts';
import { buttonClass } from '../../../ui/button.tsx';
import { CopyButton } from '../../../ui/copy-button.tsx';
import { ConfirmButton } from '../../../ui/dialog/confirm-button.tsx';
import { squadRequests, useSquadChange } from '../squads.queries.ts';

/** Sends the link by which players join; the captain also ends it. */
export function SquadInvite({ squad, link }: { squad: SquadAnswer; link: string }) {
  const { t } = useTranslation('players');
  const { t: common } = useTranslation();
  const { localize } = useLocale();
  const { mutate, isPending } = useSquadChange();
  const url = `${location.origin}${localize(link)}`;
  const text = t('squads.invite.message', { name: squad.name, link: url });
  return (
    <section className="squad-acts">
      <a
        className={buttonClass()}
        href={`https://wa.me/?${new URLSearchParams({ text })}`}
        target="_blank"
        rel="noreferrer"
      >
        <IconBrandWhatsapp size={20} aria-hidden />
        <span>{t('squads.invite.act')}</span>
      </a>
      <CopyButton
        text={url}
        label={t('squads.invite.copy')}
        shortLabel={t('squads.invite.copyShort')}
        doneLabel={t('squads.invite.copied')}
        onRefused={() => showAlert({ status: 'error', message: common('error.copy') })}
      />
      {squad.role === 'captain' && (
        <ConfirmButton
          act={t('squads.invite.renew')}
          title={t('squads.invite.renewTitle')}
          text={t('squads.invite.renewText')}
          cancelLabel={t('squads.back')}
          busy={isPending}
          onAct={() => mutate(squadRequests(squad.id).renewLink)}
        />
      )}
    </section>
  );
}
