import { createTheme, DirectionProvider, MantineProvider } from '@mantine/core';
import { Suspense, type ReactNode } from 'react';
import './form-theme.css';

const theme = createTheme({
  fontFamily: 'var(--font-text)',
  components: {
    InputWrapper: { defaultProps: { inputWrapperOrder: ['label', 'input', 'error', 'description'] } },
  },
});

/** What the form fields need around them. Pages without forms never load it. A form comes alive after the page around it. */
export function FormTheme({ dir, children }: { dir: 'ltr' | 'rtl'; children: ReactNode }) {
  return (
    <Suspense>
      <DirectionProvider initialDirection={dir} detectDirection={false}>
        <MantineProvider theme={theme} forceColorScheme="light" withGlobalClasses={false}>{children}</MantineProvider>
      </DirectionProvider>
    </Suspense>
  );
}
