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
 * Provides Mantine's theme for form fields. Only pages with forms load it. A form hydrates after
 * the page around it.
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
