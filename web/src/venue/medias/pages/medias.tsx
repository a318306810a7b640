import type { MediaAnswer } from '@five/shared/venue/content.contract';
import { useDeferredValue, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { PageHead } from '../../../platform/page/page-head.tsx';
import { useResult } from '../../../platform/requests/use-result.ts';
import { LoadFailed } from '../../../platform/page/load-failed.tsx';
import { Noscript } from '../../../platform/page/noscript.tsx';
import { ClosedHall } from '../../../ui/art/closed-hall.tsx';
import { PhotoWall } from '../../../ui/art/photo-wall.tsx';
import { Empty } from '../../../ui/empty.tsx';
import { Page } from '../../../ui/page/page.tsx';
import { PageTop } from '../../../ui/page/page-top.tsx';
import { Segments } from '../../../ui/segments.tsx';
import { Skeleton } from '../../../ui/page/skeleton.tsx';
import { useVenueName } from '../../venue.queries.ts';
import { Lightbox } from '../components/lightbox.tsx';
import { MediaTile } from '../components/media-tile.tsx';
import { mediasQuery } from '../medias.queries.ts';
import { useOpenedMedia } from '../use-opened-media.ts';
import './medias.css';

const WAITING = [1, 2, 3, 4, 5, 6];

export default function Medias() {
  const { t } = useTranslation(['medias', 'common']);
  const { data, whole, failed, error, retry } = useResult(mediasQuery());
  // The pictures are rendered with low priority, because rendering many at once would block a slow
  // phone.
  const medias = useDeferredValue(data);
  return (
    <>
      <PageHead title={t('title')} description={t('lead')} site={useVenueName()} />
      <PageTop
        name={t('common:nav.medias')}
        title={t('title')}
        lead={t('lead')}
        scene={<PhotoWall />}
      />
      <Page className="medias">
        <Noscript text={t('noScript')} />
        {failed && <LoadFailed onRetry={retry} />}
        {!failed && medias?.length !== 0 && (
          <Library
            medias={medias}
            rest={whole ? null : error ? <LoadFailed onRetry={retry} /> : <Waiting />}
          />
        )}
        {medias?.length === 0 && (
          <Empty scene={<ClosedHall />} title={t('none.title')} text={t('none.text')} />
        )}
      </Page>
    </>
  );
}

const KINDS = ['all', 'image', 'video'] as const;
type Kind = (typeof KINDS)[number];

/**
 * The media library. Its category filter is rendered from the start, because adding it later would
 * move the pictures. Until the whole library is loaded, an empty category shows `rest` instead of
 * the 'no pictures' message. `rest` is a loading indicator or an error with a retry button.
 */
function Library({ medias, rest }: { medias: MediaAnswer[] | undefined; rest: ReactNode }) {
  const { t } = useTranslation('medias');
  const [kind, setKind] = useState<Kind>('all');
  return (
    <>
      <div className="needs-scripts">
        <Segments
          name="kind"
          label={t('kind.label')}
          value={kind}
          onChange={setKind}
          options={KINDS.map((value) => ({ value, label: t(`kind.${value}`) }))}
        />
      </div>
      {medias ? (
        <Tiles
          medias={medias.filter((media) => kind === 'all' || media.kind === kind)}
          none={rest ?? <p className="medias-none">{t('none.ofKind')}</p>}
        />
      ) : (
        <Waiting />
      )}
    </>
  );
}

function Waiting() {
  return (
    <ul className="media-grid needs-scripts">
      {WAITING.map((n) => (
        <li key={n} data-shape={n === 1 ? 'large' : undefined}>
          <Skeleton height="100%" />
        </li>
      ))}
    </ul>
  );
}

function Tiles({ medias, none }: { medias: MediaAnswer[]; none: ReactNode }) {
  const pictures = medias.filter((media) => media.kind === 'image' && media.image !== null);
  const { opened, open, move, close } = useOpenedMedia(pictures);
  if (medias.length === 0) return none;
  return (
    <>
      <ul className="media-grid">
        {medias.map((media, i) => (
          <li key={media.reference} data-shape={shapeOf(media, i)}>
            <MediaTile media={media} eager={i < 2} onOpen={() => open(media.reference)} />
          </li>
        ))}
      </ul>
      <Lightbox medias={pictures} opened={opened} onMove={move} onClose={close} />
    </>
  );
}

/**
 * Returns the size of a picture in the grid. The first picture is large; pictures that are clearly
 * wide or tall keep their shape.
 */
function shapeOf({ image }: MediaAnswer, place: number): 'large' | 'wide' | 'tall' | undefined {
  if (place === 0) return 'large';
  if (!image) return undefined;
  const ratio = image.width / image.height;
  if (ratio > 1.7) return 'wide';
  return ratio < 0.85 ? 'tall' : undefined;
}
