import { ChakraProvider } from '@chakra-ui/react';
import { CacheProvider } from '@emotion/react';
import type { ReactElement, ReactNode } from 'react';
import { createStyleCache } from './style-cache.ts';
import { system } from './system.ts';

export interface ThemeRootProps {
  children: ReactNode;
}

const cache = createStyleCache();

/** Gives everything below the look of the portal. */
export const ThemeRoot = ({ children }: ThemeRootProps): ReactElement => (
  <CacheProvider value={cache}>
    <ChakraProvider value={system}>{children}</ChakraProvider>
  </CacheProvider>
);
