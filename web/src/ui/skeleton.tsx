import './skeleton.css';

/** Holds the place of what is on its way, at its final height (a CSS length). */
export function Skeleton({ height, width = '100%', round = false }: { height: string; width?: string; round?: boolean }) {
  return <span className="skeleton" data-round={round || undefined} style={{ blockSize: height, inlineSize: width }} aria-hidden />;
}
