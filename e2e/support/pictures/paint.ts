import type { Page } from '@playwright/test';

/** Paints a picture in the browser; returns it as a PNG file. */
export async function paint(page: Page, width: number, height: number): Promise<Buffer> {
  const url = await page.evaluate(
    ([across, down]) => {
      const canvas = Object.assign(document.createElement('canvas'), {
        width: across,
        height: down,
      });
      const context = canvas.getContext('2d');
      for (let x = 0; context && x < across; x += 40) {
        context.fillStyle = `hsl(${x % 360} 60% 50%)`;
        context.fillRect(x, 0, 40, down);
      }
      return canvas.toDataURL('image/png');
    },
    [width, height] as const,
  );
  return Buffer.from(url.slice(url.indexOf(',') + 1), 'base64');
}
