import type { ImageAnswer } from '@five/shared/files/files.contract';
import { IconPhotoOff } from '@tabler/icons-react';
import css from './picture.module.css';

interface PictureProps {
  image: ImageAnswer | null;
  big?: boolean;
  /** Initials that are shown in place of an optional picture that is missing. */
  mark?: string;
}

/**
 * Shows the smallest variant of a picture. It has no alternative text, because the title is beside
 * it.
 */
export function Picture({ image, big = false, mark }: PictureProps) {
  const sources = image?.sources.filter(({ type }) => type === 'image/webp') ?? [];
  const source = big ? sources.at(-1) : sources[0];
  return (
    <span className={css['picture']} data-big={big || undefined}>
      {source && <img alt="" src={source.url} loading="lazy" decoding="async" />}
      {!source &&
        (mark === undefined ? (
          <IconPhotoOff aria-hidden size={22} stroke={1.6} />
        ) : (
          <b aria-hidden>{mark}</b>
        ))}
    </span>
  );
}
