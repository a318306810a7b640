import { tooManyRequests } from '../http/domain-error.ts';
import { Semaphore } from '../semaphore.ts';

const MOST_QUEUED = 20;
/**
 * Number of colours of the file. The drawings have few, and fewer colours make it smaller. A logo
 * of the venue may have more.
 */
const COLOURS = { drawn: 64, withLogo: 256 } as const;
/** Drawing takes a tenth of a second of a processor, so one picture is drawn at a time. */
const drawing = new Semaphore(1, { maxQueued: MOST_QUEUED }, tooManyRequests);

/**
 * Draws an SVG as PNG, when the semaphore is free.
 * @throws DomainError TOO_MANY_REQUESTS if too many pictures wait to be drawn
 */
export function drawPng(
  svg: () => Promise<string>,
  kind: keyof typeof COLOURS = 'drawn',
): Promise<Buffer> {
  return drawing.run(async () => {
    const [{ default: sharp }, drawn] = await Promise.all([import('sharp'), svg()]);
    return sharp(Buffer.from(drawn)).png({ palette: true, colours: COLOURS[kind] }).toBuffer();
  });
}
