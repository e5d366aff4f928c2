import type { ReactNode } from 'react';
export interface IntlRootProps {
  children: ReactNode;
}
export const IntlRoot = ({ children }: IntlRootProps): ReactNode => children;
