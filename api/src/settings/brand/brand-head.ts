import { ACTION_COLOR, paletteOf } from '@five/shared/venue/brand/action-color.rules';
import type { VenueLogoAnswer } from '@five/shared/venue/brand/logo.contract';
import { isWordMark } from '@five/shared/venue/brand/logo.rules';

/**
 * HTML for the head of every page: color and logo of the venue as tokens for the styles, so that
 * the first paint has them, and the color for the browser. The styles contain the default color and
 * the drawn sign.
 */
export function brandHead(color: string, logo: VenueLogoAnswer | null): string {
  const theme = `<meta name="theme-color" content="${color}"/>`;
  const tokens = [...colorTokens(color), ...logoTokens(logo)];
  if (tokens.length === 0) return theme;
  const rules = tokens.map(([name, value]) => `--${name}:${value}`).join(';');
  return `${theme}<style>:root{${rules}}</style>`;
}

function colorTokens(color: string): [string, string][] {
  if (color === ACTION_COLOR) return [];
  const { action, onAction, hot, ink, ground, bright } = paletteOf(color);
  return Object.entries({
    action,
    'action-text': onAction,
    'action-hot': hot,
    'action-ink': ink,
    'action-ground': ground,
    'action-bright': bright,
  });
}

/** A word-mark is shown without the name, and has this room in a header without more. */
const WORD_MARK = { 'logo-name': 'none', 'logo-room': '6rem' };

/** Both pictures with their widths relative to their heights. */
function logoTokens(logo: VenueLogoAnswer | null): [string, string][] {
  if (logo === null) return [];
  const { onDark, onLight } = logo;
  return Object.entries({
    'logo-dark': `url("${onDark.url}")`,
    'logo-dark-ratio': String(onDark.width / onDark.height),
    'logo-light': `url("${onLight.url}")`,
    'logo-light-ratio': String(onLight.width / onLight.height),
    'logo-sign': 'none',
    ...(isWordMark(onDark) && WORD_MARK),
  });
}
