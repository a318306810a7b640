/** The venue's own logo as PNG. */
export interface DrawnLogo {
  bytes: Buffer;
  width: number;
  height: number;
}

/** Positions of width and height in a PNG, each in four bytes (PNG specification, 11.2.1). */
const SIZE = { width: 16, height: 20 };

/** A PNG with its size, which is read from its first bytes. */
export const drawnLogo = (bytes: Buffer): DrawnLogo => ({
  bytes,
  width: bytes.readUInt32BE(SIZE.width),
  height: bytes.readUInt32BE(SIZE.height),
});

/** SVG of a logo that fills the given height, with its left edge at zero. */
export function logoImage({ bytes, width, height }: DrawnLogo, shownHeight: number): string {
  const shownWidth = (width * shownHeight) / height;
  return (
    `<image width="${shownWidth}" height="${shownHeight}" ` +
    `href="data:image/png;base64,${bytes.toString('base64')}"/>`
  );
}
