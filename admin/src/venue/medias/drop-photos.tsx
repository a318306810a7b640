import { Button } from '@mui/material';
import { IconPhotoPlus } from '@tabler/icons-react';
import { useId, useState, type DragEvent } from 'react';
import { Link } from 'react-router-dom';
import { useTypedTranslate } from '../../platform/texts/i18n.ts';
import { IMAGE_TYPES } from '../../platform/tables/inputs/picture-file.rules.ts';
import cards from '../../ui/layouts/card-list.module.css';
import label from '../../ui/file-label.module.css';
import css from './drop-photos.module.css';
import { PhotoRow } from './photo-row.tsx';
import { usePhotos } from './use-photos.ts';

/** Bulk upload of photos. Shows the progress of each photo, and its caption fields afterwards. */
export function DropPhotos() {
  const t = useTypedTranslate();
  const { photos, twice, add, retry } = usePhotos();
  return (
    <section className={css['place']} aria-label={t('photos.title')}>
      <DropZone onFiles={add} />
      {photos.length > 0 && (
        <>
          <Sum
            sent={photos.filter(({ state }) => state === 'sent').length}
            refused={photos.filter(({ state }) => state === 'refused').length}
            all={photos.length}
          />
          {twice.length > 0 && (
            <p role="status">{t('photos.twice', { names: twice.map(isolated).join(' · ') })}</p>
          )}
          <ul className={`${cards['list']} ${css['photos']}`}>
            {photos.map((photo) => (
              <PhotoRow key={photo.key} photo={photo} onRetry={() => retry(photo.key)} />
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

/** Area in which files are dropped or selected. */
function DropZone({ onFiles }: { onFiles: (files: readonly File[]) => void }) {
  const t = useTypedTranslate();
  const help = useId();
  const [isOver, setOver] = useState(false);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    onFiles([...event.dataTransfer.files]);
  };
  const chooseFiles = (input: HTMLInputElement) => {
    const files = [...(input.files ?? [])];
    // Resets the field: otherwise the same files could not be selected again after a correction.
    input.value = '';
    onFiles(files);
  };
  return (
    <div
      className={css['drop']}
      data-over={isOver || undefined}
      onDragOver={(event) => (event.preventDefault(), setOver(true))}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <label className={label['label']}>
        <IconPhotoPlus aria-hidden size={22} />
        {t('photos.choose')}
        <input
          type="file"
          multiple
          accept={IMAGE_TYPES.join()}
          aria-describedby={help}
          onChange={({ target }) => chooseFiles(target)}
        />
      </label>
      <p id={help}>{t('photos.help')}</p>
    </div>
  );
}

/** Wraps a file name in characters that isolate its text direction. */
const isolated = (name: string) => `\u2068${name}\u2069`;

/** Shows the total progress of the upload; afterwards a link to the captions. */
function Sum({ sent, refused, all }: { sent: number; refused: number; all: number }) {
  const t = useTypedTranslate();
  const lacking = new URLSearchParams({
    filter: '{"described":false}',
    displayedFilters: '{}',
    page: '1',
  });
  return (
    <div className={css['sum']}>
      <p role="status">
        {t('photos.progress', { sent, all })}
        {refused > 0 && <> · {t('photos.refused', { count: refused })}</>}
      </p>
      {sent > 0 && (
        <Button component={Link} to={`/medias?${lacking}`} variant="outlined">
          {t('photos.lacking')}
        </Button>
      )}
    </div>
  );
}
