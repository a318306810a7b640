import createCache from '@emotion/cache';
import rtlPlugin from '@mui/stylis-plugin-rtl';
import { createTheme } from '@mui/material/styles';
import { prefixer } from 'stylis';
import type { Direction } from '../platform/texts/i18n.ts';
import { themeComponents } from './theme-components.ts';

const ink = '#101417';

/** Material theme in the site's colours. */
const palette = (direction: Direction) =>
  createTheme({
    direction,
    palette: {
      primary: { main: '#f25826', dark: '#d9481a', contrastText: ink },
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
