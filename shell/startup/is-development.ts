import type { ApplicationConfig } from '#shared/contracts';
import { getBootData } from '../boot/index.ts';

/**
 * Whether an app is checked as development checks. A development portal does, unless the app asks for production; in production
 * no app can switch checks off.
 */
export const isDevelopmentOf = ({ nodeEnv }: Partial<Pick<ApplicationConfig, 'nodeEnv'>>): boolean =>
  getBootData().homeRules.isDevelopment && nodeEnv !== 'production';
