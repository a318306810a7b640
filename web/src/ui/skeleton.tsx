import './skeleton.css';

/** Placeholder of the final height (a CSS length). */
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
