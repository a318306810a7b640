import { readFileSync } from 'node:fs';
import path from 'node:path';
import { dirOf, type Locale } from '@five/shared/locales/locale';
import { textsOf } from '../support/texts.ts';
import { cardBackground } from './card-background.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const mark = readFileSync(path.join(ROOT, 'web/public/favicon.svg'), 'utf8');

/**
 * Returns the link preview picture of 1200 by 630 pixels, with the hall, the venue's name and its
 * slogan.
 */
export function shareCard(locale: Locale): string {
  const say = textsOf(locale);
  const isArabic = locale === 'ar';
  const shade = isArabic
    ? 'polygon(100% 0, 0 0, 16% 100%, 100% 100%)'
    : 'polygon(0 0, 100% 0, 84% 100%, 0 100%)';
  const heading = isArabic ? '800 62px/1.3 Cairo' : "800 92px/0.96 'Saira Condensed'";
  return page(
    `
    ${fonts()}
    body {
      inline-size: 1200px; block-size: 630px; position: relative; overflow: hidden;
      color: #fff; font: 500 34px/1.45 Figtree, Cairo;
    }
    .scene { position: absolute; inset: 0; scale: ${isArabic ? '-1 1' : '1'}; }
    .shade {
      position: absolute; inset-block: 0; inset-inline: 0 auto; inline-size: 700px;
      background: #0b0f12; clip-path: ${shade};
    }
    .words {
      position: absolute; inset-block: 0; inset-inline-start: 64px;
      inline-size: ${isArabic ? '510px' : '560px'};
      display: grid; align-content: center; gap: 26px;
    }
    .name {
      display: flex; align-items: center; gap: 18px;
      font: 800 46px/1 'Saira Condensed'; text-transform: uppercase;
    }
    .name svg { inline-size: 64px; block-size: 64px; }
    h1 { margin: 0; font: ${heading}; text-transform: uppercase; text-wrap: balance; }
    h1::after {
      content: ''; display: block; inline-size: 110px; block-size: 8px;
      margin-block-start: 26px; background: #f25826;
    }
    p { margin: 0; color: #ccd4d9; }
  `,
    locale,
    `
    <div class="scene">${cardBackground()}</div><div class="shade"></div>
    <div class="words">
      <div class="name">${mark}<span>${say('common', 'brand')}</span></div>
      <h1>${say('home', 'banner.1.title')}</h1>
      <p>${say('home', 'share')}</p>
    </div>`,
  );
}

/**
 * Returns the icon for a home screen. With `whole` the background fills the square, for systems
 * that round the corners themselves.
 */
export function icon(size: number, whole: boolean): string {
  const inner = whole ? Math.round(size * 0.78) : size;
  return page(
    `
    html { background: ${whole ? '#f25826' : 'transparent'}; }
    body { inline-size: ${size}px; block-size: ${size}px; display: grid; place-items: center; }
    svg { inline-size: ${inner}px; block-size: ${inner}px; }
  `,
    'fr',
    mark,
  );
}

function page(styles: string, locale: Locale, body: string): string {
  return (
    `<!DOCTYPE html><html lang="${locale}" dir="${dirOf(locale)}">` +
    `<style>* { box-sizing: border-box } body { margin: 0 } ${styles}</style>` +
    `<body>${body}</body></html>`
  );
}

function fonts(): string {
  return [
    [
      'Saira Condensed',
      '@fontsource/saira-condensed/files/saira-condensed-latin-800-normal.woff2',
      '800',
    ],
    ['Figtree', '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2', '300 900'],
    ['Cairo', '@fontsource-variable/cairo/files/cairo-arabic-wght-normal.woff2', '200 1000'],
  ]
    .map(([family, file = '', weight]) => {
      const data = readFileSync(path.join(ROOT, 'node_modules', file)).toString('base64');
      return `@font-face { font-family: '${family}'; font-weight: ${weight};
        src: url(data:font/woff2;base64,${data}); }`;
    })
    .join('\n');
}
