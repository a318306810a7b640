import { readFileSync } from 'node:fs';
import path from 'node:path';

const ROOT = path.resolve(import.meta.dirname, '../..');
const mark = readFileSync(path.join(ROOT, 'web/public/favicon.svg'), 'utf8');

/**
 * Returns the icon for a home screen. With `whole` the background fills the square, for systems
 * that round the corners themselves.
 */
export function icon(size: number, whole: boolean): string {
  const inner = whole ? Math.round(size * 0.78) : size;
  return `<!DOCTYPE html><html>
    <style>
      html { background: ${whole ? '#f25826' : 'transparent'}; }
      body { margin: 0; inline-size: ${size}px; block-size: ${size}px; }
      body { display: grid; place-items: center; }
      svg { inline-size: ${inner}px; block-size: ${inner}px; }
    </style>
    <body>${mark}</body></html>`;
}
