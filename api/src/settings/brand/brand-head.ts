import { ACTION_COLOR, paletteOf } from '@five/shared/venue/brand/action-color.rules';

/**
 * HTML for the head of every page: the color of the venue for the browser, and as tokens for the
 * styles, so that the first paint has it. The styles contain the default color.
 */
export function brandHead(color: string): string {
  const theme = `<meta name="theme-color" content="${color}"/>`;
  if (color === ACTION_COLOR) return theme;
  const { action, onAction, hot, ink, ground, bright } = paletteOf(color);
  const tokens = Object.entries({
    action,
    'action-text': onAction,
    'action-hot': hot,
    'action-ink': ink,
    'action-ground': ground,
    'action-bright': bright,
  });
  const rules = tokens.map(([name, value]) => `--${name}:${value}`).join(';');
  return `${theme}<style>:root{${rules}}</style>`;
}
