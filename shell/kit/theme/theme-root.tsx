import { ChakraProvider } from '@chakra-ui/react';
import { CacheProvider } from '@emotion/react';
import type { ReactElement, ReactNode } from 'react';
import { createStyleCache } from './style-cache.ts';
import { system } from './system.ts';

export interface ThemeRootProps {
  children: ReactNode;
}

const cache = createStyleCache();

const { classList } = document.documentElement;
// The server knows what a user wants; a visitor gets what the system says.
if (!classList.length && matchMedia('(prefers-color-scheme:dark)').matches) classList.add('dark');

/** Gives everything below it the appearance of the portal. */
export function ThemeRoot({ children }: ThemeRootProps): ReactElement {
  return (
    <CacheProvider value={cache}>
      <ChakraProvider value={system}>{children}</ChakraProvider>
    </CacheProvider>
  );
}
