import { createTheme, DirectionProvider, MantineProvider } from '@mantine/core';
import { Suspense, type ReactNode } from 'react';
import './form-theme.css';

const theme = createTheme({
  fontFamily: 'var(--font-text)',
  components: {
    InputWrapper: {
      defaultProps: { inputWrapperOrder: ['label', 'input', 'error', 'description'] },
    },
  },
});

/**
 * Provides Mantine's theme for the form fields in `children`. Only pages with forms load it. Forms
 * are hydrated after the rest of the page.
 */
export function FormTheme({ dir, children }: { dir: 'ltr' | 'rtl'; children: ReactNode }) {
  return (
    <Suspense>
      <DirectionProvider initialDirection={dir} detectDirection={false}>
        <MantineProvider theme={theme} forceColorScheme="light" withGlobalClasses={false}>
          {children}
        </MantineProvider>
      </DirectionProvider>
    </Suspense>
  );
}
