import type { MediaAnswer } from '@five/shared/venue/content.contract';
import type { ImageAnswer } from '@five/shared/files/files.contract';
import { IconChevronLeft, IconChevronRight, IconDownload, IconX } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../../platform/texts/locale.ts';
import { showDownloading } from '../../../platform/messages/toasts.ts';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { usePreviousNext } from '../use-previous-next.ts';
import './lightbox.css';

interface Props {
  medias: MediaAnswer[];
  /** Index of the open picture; null: the lightbox is closed. */
  opened: number | null;
  onMove: (place: number) => void;
  onClose: () => void;
}

/**
 * Shows a picture in a dialog. Arrow keys, buttons or swipes change to another picture; Escape,
 * button or 'back' close the dialog.
 */
export function Lightbox({ medias, opened, onMove, onClose }: Props) {
  const { dir } = useLocale();
  const media = opened === null ? undefined : medias[opened];
  const step = (by: number) =>
    opened !== null && onMove((opened + by + medias.length) % medias.length);
  const steps = usePreviousNext(dir, step);
  return (
    <Dialog
      labelledBy="lightbox-title"
      className="lightbox"
      open={media !== undefined}
      named
      onClose={onClose}
    >
      {media?.image && (
        <div className="lightbox-body" {...steps}>
          <Bar
            image={media.image}
            place={(opened ?? 0) + 1}
            count={medias.length}
            onClose={onClose}
          />
          <div className="lightbox-stage">
            <Picture
              key={media.reference}
              image={media.image}
              alt={media.alt}
              sizes="100vw"
              eager
            />
          </div>
          <p id="lightbox-title" className="lightbox-caption" aria-live="polite">
            {media.caption}
          </p>
          {medias.length > 1 && <Arrows onStep={step} />}
        </div>
      )}
    </Dialog>
  );
}

interface BarProps {
  image: ImageAnswer;
  /** Number of the picture, counted from 1. */
  place: number;
  count: number;
  onClose: () => void;
}

/** Bar with the number of the picture, the close button and the download link. */
function Bar({ image, place, count, onClose }: BarProps) {
  const { t } = useTranslation(['medias', 'common']);
  return (
    <div className="lightbox-bar">
      <p className="lightbox-count">
        <bdi>{t('place', { place, count })}</bdi>
      </p>
      <button type="button" className="lightbox-button lightbox-close" onClick={onClose}>
        <IconX size={26} aria-hidden />
        <span className="unseen">{t('common:action.close')}</span>
      </button>
      <a
        className="lightbox-button"
        href={largestOf(image)}
        download
        onClick={() => showDownloading(t('common:downloading'))}
      >
        <IconDownload size={24} aria-hidden />
        <span className="unseen">{t('download')}</span>
      </a>
    </div>
  );
}

function Arrows({ onStep }: { onStep: (by: number) => void }) {
  const { t } = useTranslation('medias');
  return (
    <div className="lightbox-arrows">
      <button type="button" className="lightbox-button" onClick={() => onStep(-1)}>
        <IconChevronLeft size={30} className="points" aria-hidden />
        <span className="unseen">{t('previous')}</span>
      </button>
      <button type="button" className="lightbox-button" onClick={() => onStep(1)}>
        <IconChevronRight size={30} className="points" aria-hidden />
        <span className="unseen">{t('next')}</span>
      </button>
    </div>
  );
}

/**
 * Returns the URL of the largest JPEG variant, a format that every device can open, else of the
 * last variant.
 */
function largestOf({ sources }: ImageAnswer): string | undefined {
  return sources.findLast(({ type }) => type === 'image/jpeg')?.url ?? sources.at(-1)?.url;
}
