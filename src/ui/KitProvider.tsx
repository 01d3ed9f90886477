import { MantineProvider } from '@mantine/core';
import type { ReactNode } from 'react';
import '@mantine/core/styles/global.css';
import './mantine.css';
import './styles.ts';
import { theme } from './theme.ts';

/**
 * What Mantine's components need around them; the kit's Modal brings it along. Mantine's variables come from mantine.css, so it writes no `<style>`
 * of its own and the content security policy can stay strict.
 */
export function KitProvider({ children }: { children: ReactNode }) {
  return (
    <MantineProvider theme={theme} defaultColorScheme="auto" withCssVariables={false} withGlobalClasses={false}>
      {children}
    </MantineProvider>
  );
}
