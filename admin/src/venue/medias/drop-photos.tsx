import { Button } from '@mui/material';
import { IconPhotoPlus } from '@tabler/icons-react';
import { useId, useState, type DragEvent } from 'react';
import { Link } from 'react-router-dom';
import { IMAGE_TYPES } from '../../platform/tables/picture-file.rules.ts';
import { filled, useWords } from '../../platform/tables/use-words.ts';
import cards from '../../ui/card-list.module.css';
import label from '../../ui/file-label.module.css';
import css from './drop-photos.module.css';
import { PhotoLine } from './photo-line.tsx';
import { usePhotos } from './use-photos.ts';

/** Where as many photos as one likes become medias: each with how far it is, and its words afterwards. */
export function DropPhotos() {
  const { photos: words } = useWords();
  const help = useId();
  const { photos, twice, add, retry } = usePhotos();
  const [isOver, setOver] = useState(false);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    add([...event.dataTransfer.files]);
  };
  const take = (input: HTMLInputElement) => {
    const files = [...input.files ?? []];
    input.value = ''; // or the same files, mended, could not be chosen again
    add(files);
  };
  return (
    <section className={css['place']} aria-label={words.title}>
      <div className={css['drop']} data-over={isOver || undefined} onDragOver={(event) => (event.preventDefault(), setOver(true))} onDragLeave={() => setOver(false)} onDrop={drop}>
        <label className={label['label']}>
          <IconPhotoPlus aria-hidden size={22} />
          {words.choose}
          <input type="file" multiple accept={IMAGE_TYPES.join()} aria-describedby={help} onChange={({ target }) => take(target)} />
        </label>
        <p id={help}>{words.help}</p>
      </div>
      {photos.length > 0 && (
        <>
          <Sum sent={photos.filter(({ state }) => state === 'sent').length} refused={photos.filter(({ state }) => state === 'refused').length} all={photos.length} />
          {twice.length > 0 && <p role="status">{filled(words.twice, { names: twice.map(isolated).join(' · ') })}</p>}
          <ul className={`${cards['list']} ${css['photos']}`}>{photos.map((photo) => <PhotoLine key={photo.key} photo={photo} onRetry={() => retry(photo.key)} />)}</ul>
        </>
      )}
    </section>
  );
}

/** A name keeps its own direction beside others. */
const isolated = (name: string) => `\u2068${name}\u2069`;

/** How far the whole is; once some are there, the way to their words. */
function Sum({ sent, refused, all }: { sent: number; refused: number; all: number }) {
  const { photos: words } = useWords();
  const lacking = `/medias?${new URLSearchParams({ filter: '{"described":false}', displayedFilters: '{}', page: '1' })}`;
  return (
    <div className={css['sum']}>
      <p role="status">{filled(words.progress, { sent, all })}{refused > 0 && <> · {filled(words.refused, { count: refused })}</>}</p>
      {sent > 0 && <Button component={Link} to={lacking} variant="outlined">{words.lacking}</Button>}
    </div>
  );
}
