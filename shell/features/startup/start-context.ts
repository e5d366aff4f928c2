import { createContext, use } from 'react';
import * as v from 'valibot';
import { type ApplicationConfig, applicationConfigSchema } from '#shared/contracts';

/** Of pages that belong to no app. */
export const portalConfiguration: ApplicationConfig = v.parse(applicationConfigSchema, {
  code: 'portal',
  appCode: 'portal',
});

export const StartContext = createContext(portalConfiguration);

/** The configuration that the open app has started with. */
export function useApplicationConfig(): ApplicationConfig {
  return use(StartContext);
}
