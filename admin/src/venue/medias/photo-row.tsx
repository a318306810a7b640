import { Button } from '@mui/material';
import { IconAlertTriangle, IconClock, IconRefresh } from '@tabler/icons-react';
import { useSyncExternalStore, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useTypedTranslate } from '../../platform/texts/i18n.ts';
import { failureOf } from '@five/client/failure';
import { useRefusal } from '../../platform/forms/refusal.tsx';
import { Picture } from '../../platform/tables/inputs/picture.tsx';
import { uploadProgress } from '../../platform/requests/api.ts';
import css from './drop-photos.module.css';
import type { Photo } from './photos.rules.ts';

/** One photo of a bulk upload, named by its file name until it has a caption. */
export function PhotoRow({ photo, onRetry }: { photo: Photo; onRetry: () => void }) {
  const t = useTypedTranslate();
  const {
    file: { name },
    state,
    stored,
    unfit,
  } = photo;
  return (
    <li data-state={state}>
      <PhotoIcon photo={photo} />
      <span className={css['what']}>
        <span>
          <bdi>{name}</bdi>
        </span>
        <small>
          {state === 'waiting' ? (
            t('photos.waiting')
          ) : state === 'sending' ? (
            <Sending />
          ) : state === 'refused' ? (
            <Reason photo={photo} />
          ) : (
            t('photos.sent')
          )}
        </small>
      </span>
      {stored && (
        <Button
          component={Link}
          to={`/medias/${encodeURIComponent(stored.reference)}`}
          aria-label={t('photos.write_of', { name })}
        >
          {t('photos.write')}
        </Button>
      )}
      {state === 'refused' && !unfit && (
        <Button
          startIcon={<IconRefresh aria-hidden size={20} />}
          aria-label={t('photos.retry_of', { name })}
          onClick={onRetry}
        >
          {t('photos.retry')}
        </Button>
      )}
    </li>
  );
}

function PhotoIcon({ photo: { state, stored } }: { photo: Photo }) {
  if (stored) return <Picture image={stored.image} />;
  return (
    <span className={css['sign']}>
      {state === 'refused' ? (
        <IconAlertTriangle aria-hidden size={22} />
      ) : (
        <IconClock aria-hidden size={22} />
      )}
    </span>
  );
}

function Sending(): ReactNode {
  const t = useTypedTranslate();
  const percent = Math.round(
    (useSyncExternalStore(uploadProgress.subscribe, uploadProgress.part) ?? 0) * 100,
  );
  return (
    <>
      <progress value={percent} max={100} aria-hidden />{' '}
      {percent < 100 ? t('file.sending', { percent }) : t('file.resizing')}
    </>
  );
}

/**
 * The reason why a photo was not uploaded: a problem of the file itself, or the error message of
 * the API.
 */
function Reason({ photo: { unfit, error } }: { photo: Photo }): ReactNode {
  const t = useTypedTranslate();
  const message = useRefusal(error ?? null);
  if (unfit) return t(`file.${unfit}`);
  return failureOf(error).errorMessages?.[0]?.message ?? message;
}
