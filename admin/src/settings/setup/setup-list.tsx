import type { SetupStepAnswer } from '@five/shared/venue/setup/setup.contract';
import { IconDoor, IconEye } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { Link } from 'react-router-dom';
import { useShownByAddress } from '../../platform/page/shown-by-address.ts';
import { useTypedTranslate } from '../../platform/texts/i18n.ts';
import { Refusal } from '../../platform/forms/refusal.tsx';
import { useAction } from '../../platform/requests/use-action.ts';
import { venueQuery } from '../../platform/requests/venue.queries.ts';
import { TablePage } from '../../platform/tables/table-page.tsx';
import { may } from '../../platform/tables/tables.ts';
import { ActionButton } from '../../ui/action-button.tsx';
import { Note } from '../../ui/note.tsx';
import { PageLoading } from '../../ui/page-loading.tsx';
import { OPENING, openVenue, previewSite, setupQuery } from './setup.queries.ts';
import { SetupStep } from './setup-step.tsx';
import css from './setup.module.css';

/** The steps from an empty database to a venue that visitors can see, and its opening. */
export function SetupList() {
  const t = useTypedTranslate();
  return (
    <div className={css['page']}>
      <TablePage
        title={t('launch.name')}
        back={{ to: '/centre', name: t('page.to_centre') }}
        acts={<PreviewButton />}
        allowed={may('setup.read')}
      >
        <Steps />
      </TablePage>
    </div>
  );
}

function Steps() {
  const t = useTypedTranslate();
  const { data: steps, error, refetch } = useQuery(setupQuery());
  if (!steps)
    return error ? (
      <Refusal error={error} onRetry={refetch} />
    ) : (
      <PageLoading label={t('panel.loading')} />
    );
  const done = steps.filter((step) => step.done).length;
  return (
    <>
      <p role="status">{t('launch.progress', { done, count: steps.length })}</p>
      <ol className={css['steps']}>
        {steps.map((step) => (
          <SetupStep key={step.step} step={step} />
        ))}
      </ol>
      <AlsoPossible />
      <Opening steps={steps} />
    </>
  );
}

/** Links to what an admin may change at any time, without a step of the opening. */
function AlsoPossible() {
  const t = useTypedTranslate();
  return (
    <p className={css['also']}>
      <span>{t('launch.also')}</span>
      <Link to="/words">{t('words.name')}</Link>
      <Link to="/venue#site-pages">{t('site_pages.title')}</Link>
    </p>
  );
}

/** The button that opens the venue, or the notice that it is open. */
function Opening({ steps }: { steps: readonly SetupStepAnswer[] }) {
  const t = useTypedTranslate();
  const client = useQueryClient();
  const { data: venue } = useQuery(venueQuery());
  const act = useAction(openVenue, () => t('launch.opened'));
  const missing = steps.filter((step) => !step.done).length;
  const place = useRef<HTMLDivElement>(null);
  useShownByAddress(place);
  if (venue?.state === 'open')
    return (
      <div className={css['opening']}>
        <Note tone="info" icon={IconDoor}>
          {t('launch.is_open')} <a href="/">{t('launch.to_site')}</a>
        </Note>
      </div>
    );
  const open = () =>
    act.mutate(undefined, {
      onSettled: () => void client.invalidateQueries({ queryKey: ['venue'] }),
    });
  return (
    <div ref={place} id={OPENING} className={css['opening']}>
      <p>{missing > 0 ? t('launch.missing', { count: missing }) : t('launch.ready')}</p>
      <Refusal error={act.error} />
      <ActionButton
        variant="contained"
        size="large"
        startIcon={<IconDoor aria-hidden size={20} />}
        busy={act.isPending}
        disabled={missing > 0}
        onClick={open}
      >
        {t('launch.open')}
      </ActionButton>
    </div>
  );
}

/** Opens the site as visitors will see it. */
function PreviewButton() {
  const t = useTypedTranslate();
  const act = useAction(previewSite, () => t('launch.previewed'));
  const open = () => act.mutate(undefined, { onSuccess: () => location.assign('/') });
  return (
    <div>
      <Refusal error={act.error} />
      <ActionButton
        variant="outlined"
        startIcon={<IconEye aria-hidden size={20} />}
        busy={act.isPending}
        onClick={open}
      >
        {t('launch.preview')}
      </ActionButton>
    </div>
  );
}
