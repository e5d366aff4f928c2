import { createContext, use } from 'react';

/** The app that is open, as far as permissions go. */
export interface OpenApp {
  userId: string;
  /** The code whose menu and permissions hold. */
  appCode: string;
}

export const OpenAppContext = createContext<OpenApp | undefined>(undefined);

export function useOpenApp(): OpenApp | undefined {
  return use(OpenAppContext);
}
