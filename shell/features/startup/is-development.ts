import type { ApplicationConfig } from '#shared/contracts';
import { getBootData } from '../../core/boot/index.ts';

/**
 * Whether an app is checked as development checks. A development portal does, unless the app asks for production; in production
 * no app can switch checks off.
 */
export function isDevelopmentOf({ nodeEnv }: Partial<Pick<ApplicationConfig, 'nodeEnv'>>): boolean {
  return getBootData().homeRules.isDevelopment && nodeEnv !== 'production';
}
