import createCache from '@emotion/cache';
import rtlPlugin from '@mui/stylis-plugin-rtl';
import { ACTION_COLOR, paletteOf } from '@five/shared/venue/brand/action-color.rules';
import { createTheme } from '@mui/material/styles';
import { prefixer } from 'stylis';
import type { Direction } from '../platform/texts/i18n.ts';
import { themeComponents } from './theme-components.ts';

const ink = '#101417';

/** The color of the venue, which the server inserts into the page. */
const { action, hot, onAction } = paletteOf(
  getComputedStyle(document.documentElement).getPropertyValue('--action').trim() || ACTION_COLOR,
);

/** Material theme in the site's colours. */
const palette = (direction: Direction) =>
  createTheme({
    direction,
    palette: {
      primary: { main: action, dark: hot, contrastText: onAction },
      secondary: { main: ink, contrastText: '#fff' },
      error: { main: '#b3261e' },
      warning: { main: '#ffc72e', contrastText: ink },
      success: { main: '#17612a', contrastText: '#fff' },
      info: { main: '#1f5f8b', contrastText: '#fff' },
      background: { default: '#faf8f5', paper: '#fff' },
      text: { primary: ink, secondary: '#565d63' },
      divider: '#e2dcd3',
    },
    shape: { borderRadius: 12 },
    typography: {
      fontFamily: 'var(--font-text)',
      fontSize: 15,
      button: { textTransform: 'none', fontWeight: 650, fontSize: '1rem' },
      h6: { fontFamily: 'var(--font-display)', fontWeight: 800 },
    },
    components: themeComponents,
  });

export const themeOf = { ltr: palette('ltr'), rtl: palette('rtl') };

/** Emotion's style cache for each text direction; the cache for Arabic mirrors left and right. */
export const cacheOf = {
  ltr: createCache({ key: 'ltr' }),
  rtl: createCache({ key: 'rtl', stylisPlugins: [prefixer, rtlPlugin] }),
};
