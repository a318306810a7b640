import type { MediaAnswer } from '@five/shared/venue/content.contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PageHead } from '../../../platform/page-head.tsx';
import { useRead } from '../../../platform/read.ts';
import { Unread } from '../../../platform/unread.tsx';
import { WithoutScripts } from '../../../platform/without-scripts.tsx';
import { ClosedHall } from '../../../ui/art/closed-hall.tsx';
import { PhotoWall } from '../../../ui/art/photo-wall.tsx';
import { Empty } from '../../../ui/empty.tsx';
import { Page } from '../../../ui/page.tsx';
import { PageTop } from '../../../ui/page-top.tsx';
import { Segments } from '../../../ui/segments.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { useVenueName } from '../../venue.queries.ts';
import { Lightbox } from '../components/lightbox.tsx';
import { MediaTile } from '../components/media-tile.tsx';
import { mediasQuery } from '../medias.queries.ts';
import { useOpened } from '../use-opened.ts';
import './medias.css';

const WAITING = [1, 2, 3, 4, 5, 6];

export default function Medias() {
  const { t } = useTranslation(['medias', 'common']);
  const { data: medias, failed, retry } = useRead(mediasQuery());
  return (
    <>
      <PageHead title={t('title')} description={t('lead')} site={useVenueName()} />
      <PageTop name={t('common:nav.medias')} title={t('title')} lead={t('lead')} scene={<PhotoWall />} />
      <Page className="medias">
        <WithoutScripts text={t('noScript')} />
        {failed && <Unread onRetry={retry} />}
        {!failed && !medias && <ul className="media-grid needs-scripts">{WAITING.map((n) => <li key={n} data-shape={n === 1 ? 'large' : undefined}><Skeleton height="100%" /></li>)}</ul>}
        {medias?.length === 0 && <Empty scene={<ClosedHall />} title={t('none.title')} text={t('none.text')} />}
        {medias && medias.length > 0 && <Library medias={medias} />}
      </Page>
    </>
  );
}

const KINDS = ['all', 'image', 'video'] as const;
type Kind = (typeof KINDS)[number];

function Library({ medias }: { medias: MediaAnswer[] }) {
  const { t } = useTranslation('medias');
  const [kind, setKind] = useState<Kind>('all');
  const shown = medias.filter((media) => kind === 'all' || media.kind === kind);
  const pictures = shown.filter((media) => media.kind === 'image' && media.image !== null);
  const { opened, open, move, close } = useOpened(pictures);
  const mixed = new Set(medias.map((media) => media.kind)).size > 1;
  return (
    <>
      {mixed && <Segments name="kind" label={t('kind.label')} value={kind} onChange={setKind} options={KINDS.map((value) => ({ value, label: t(`kind.${value}`) }))} />}
      <ul className="media-grid">
        {shown.map((media, i) => <li key={media.reference} data-shape={shapeOf(media, i)}><MediaTile media={media} eager={i < 2} onOpen={() => open(media.reference)} /></li>)}
      </ul>
      <Lightbox medias={pictures} opened={opened} onMove={move} onClose={close} />
    </>
  );
}

/** The first one is large; a picture that is clearly wide or tall may be so. */
function shapeOf({ image }: MediaAnswer, place: number): 'large' | 'wide' | 'tall' | undefined {
  if (place === 0) return 'large';
  if (!image) return undefined;
  const ratio = image.width / image.height;
  if (ratio > 1.7) return 'wide';
  return ratio < 0.85 ? 'tall' : undefined;
}
