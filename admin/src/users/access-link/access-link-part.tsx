import type { AccessLinkAnswer } from '@five/shared/auth/access-links/access-links.contract';
import { accessLinkPath } from '@five/shared/auth/access-links/access-links.rules';
import { isStaff, roleOf } from '@five/shared/auth/roles';
import type { StaffUserAnswer } from '@five/shared/auth/auth.contract';
import { isLoopback } from '@five/shared/platform/addresses/loopback.rules';
import { wallOfInstant, zoneOf } from '@five/shared/time/venue-clock';
import { dateOfWall, timeOfWall } from '@five/shared/time/wall-time';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Refusal } from '../../platform/forms/refusal.tsx';
import { useAction } from '../../platform/requests/use-action.ts';
import { venueQuery } from '../../platform/requests/venue.queries.ts';
import { useTypedTranslate } from '../../platform/texts/i18n.ts';
import { useFormat } from '../../platform/texts/use-format.ts';
import { may } from '../../platform/tables/tables.ts';
import { ActionButton } from '../../ui/action-button.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { focusOnMount, scrollIntoView } from '../../ui/focus.ts';
import { Note } from '../../ui/note.tsx';
import { QrCode } from '../second-factor/qr-code.tsx';
import css from './access-link.module.css';
import { accessLinkQuery, createAccessLink, endAccessLink } from './access-link.queries.ts';

/**
 * Whether the state of the account's access link is being read. A page that shows the account
 * before would move its actions when the link appears or turns out not to exist.
 */
export function useAccessLinkLoading(user: StaffUserAnswer | undefined): boolean {
  const applies = user !== undefined && may('users.accessLink') && isStaff(roleOf(user.scope));
  return useQuery({ ...accessLinkQuery(user?.reference ?? ''), enabled: applies }).isLoading;
}

/**
 * The access link of a colleague without a password: an admin creates it, shows it once as QR code
 * or copies it, and sees whether it was used.
 */
export function AccessLinkPart({ user: { reference, scope } }: { user: StaffUserAnswer }) {
  const t = useTypedTranslate();
  const {
    data: link,
    error,
    refetch,
  } = useQuery({
    ...accessLinkQuery(reference),
    enabled: isStaff(roleOf(scope)),
  });
  const create = useChange(reference, createAccessLink, t('people.access.created'));
  const end = useChange(reference, endAccessLink, t('people.access.withdrawn'));
  if (!isStaff(roleOf(scope)) || (link?.state === 'none' && !link.possible)) return null;
  const isOpen = link?.state === 'open';
  return (
    <section className={css['part']}>
      <h2>{t('people.access.title')}</h2>
      <Refusal error={error} onRetry={refetch} />
      {link && <LinkState link={link} />}
      {link?.possible && <LinkHelp />}
      {isOpen && create.data && <NewLink token={create.data} />}
      <div className={css['acts']}>
        {link?.possible && (
          <ActionButton
            variant={isOpen ? 'outlined' : 'contained'}
            busy={create.isPending}
            onClick={() => create.mutate()}
          >
            {isOpen ? t('people.access.replace') : t('people.access.create')}
          </ActionButton>
        )}
        {isOpen && (
          <ActionButton
            variant="outlined"
            color="error"
            busy={end.isPending}
            onClick={() => end.mutate()}
          >
            {t('people.access.withdraw')}
          </ActionButton>
        )}
      </div>
      <Refusal error={create.error ?? end.error} />
    </section>
  );
}

/** What a link does, and a warning where other devices cannot open its address. */
function LinkHelp() {
  const t = useTypedTranslate();
  return (
    <>
      <p>{t('people.access.help')}</p>
      {isLoopback(window.location.hostname) && (
        <Note tone="warning" icon={IconAlertTriangle}>
          {t('people.access.local')}
        </Note>
      )}
    </>
  );
}

/** Returns an action on the link of an account, which then reads the state of the link again. */
function useChange<Answer>(
  reference: string,
  send: (reference: string) => Promise<Answer>,
  successMessage: string,
) {
  const client = useQueryClient();
  return useAction<void, Answer>(
    async () => {
      const answer = await send(reference);
      await client.invalidateQueries({ queryKey: accessLinkQuery(reference).queryKey });
      return answer;
    },
    () => successMessage,
  );
}

/** What happened to the last link: when it was created, until when it is open, or when it ended. */
function LinkState({ link: { state, createdBy, expiresAt, usedAt } }: { link: AccessLinkAnswer }) {
  const t = useTypedTranslate();
  const { shortDay, hour } = useFormat();
  const { data: venue } = useQuery(venueQuery());
  const at = state === 'used' ? usedAt : expiresAt;
  if (state === 'none' || at === null) return null;
  const wall = wallOfInstant(new Date(at), zoneOf(venue));
  return (
    <p role="status">
      {t(`people.access.states.${state}`, {
        name: `\u2068${createdBy ?? ''}\u2069`,
        day: shortDay(dateOfWall(wall)),
        time: `\u2068${hour(timeOfWall(wall))}\u2069`,
      })}
    </p>
  );
}

/** A new link, shown this once. */
function NewLink({ token }: { token: string }) {
  const t = useTypedTranslate();
  const url = new URL(accessLinkPath(token), window.location.origin).href;
  return (
    <div ref={scrollIntoView} className={css['link']}>
      <h3 ref={focusOnMount} tabIndex={-1}>
        {t('people.access.scan')}
      </h3>
      <QrCode text={url} label={t('people.access.qr')} />
      <p>
        <bdi dir="ltr" className={css['address']}>
          {url}
        </bdi>
        <CopyButton
          labelled
          text={url}
          label={t('people.access.copy')}
          doneLabel={t('own.factor.copied')}
          refusedLabel={t('clipboard.refused')}
        />
      </p>
      <p>{t('people.access.once')}</p>
    </div>
  );
}
