import type { MediaAnswer } from '@five/shared/venue/content.contract';
import { IconExternalLink, IconPlayerPlayFilled } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Picture } from '../../../ui/picture.tsx';
import './media-tile.css';

const SIZES = '(min-width: 992px) 33vw, (min-width: 576px) 50vw, 100vw';

interface Props {
  media: MediaAnswer;
  /** Whether the picture is visible when the page opens, so that it is loaded immediately. */
  eager: boolean;
  onOpen: () => void;
}

/** An item of the media library. A picture opens in the lightbox; a video links to its platform. */
export function MediaTile({ media, eager, onOpen }: Props) {
  const { t } = useTranslation('medias');
  const { caption, alt, image, videoUrl } = media;
  if (videoUrl) {
    return (
      <a className="media-tile" href={videoUrl} target="_blank" rel="noreferrer">
        {image && <Picture image={image} alt="" sizes={SIZES} eager={eager} />}
        <span className="media-play">
          <IconPlayerPlayFilled size={26} aria-hidden />
        </span>
        <span className="media-caption">
          <span>{caption}</span>{' '}
          <small>
            <IconExternalLink size={16} className="points" aria-hidden />{' '}
            <bdi>{t('watch', { host: hostOf(videoUrl) })}</bdi>
          </small>
        </span>
      </a>
    );
  }
  return (
    <button type="button" className="media-tile" aria-haspopup="dialog" onClick={onOpen}>
      {image && <Picture image={image} alt={alt} sizes={SIZES} eager={eager} />}
      <span className="media-caption">{caption}</span>
    </button>
  );
}

function hostOf(url: string): string {
  try {
    return new URL(url).hostname.replace(/^www\./, '');
  } catch {
    return '';
  }
}
