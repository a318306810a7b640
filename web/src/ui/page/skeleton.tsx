import './skeleton.css';

/** A placeholder that has the height of the final content (a CSS length). */
export function Skeleton({
  height,
  width = '100%',
  round = false,
}: {
  height: string;
  width?: string;
  round?: boolean;
}) {
  return (
    <span
      className="skeleton"
      data-round={round || undefined}
      style={{ blockSize: height, inlineSize: width }}
      aria-hidden
    />
  );
}
