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
 * Mantine's provider for form fields. Pages without forms never load it. A form hydrates after the
 * page around it.
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
