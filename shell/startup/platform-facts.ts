import { platformVersion } from '#shared/contracts';
import { getBootData } from '../boot/index.ts';
import { getLanguage } from '../language/index.ts';
import { getDictionary } from '../language-packs/index.ts';
import type { PlatformFacts } from './platform-object.ts';

/** What `PH` says of this page. Each is read when it is asked for: packs come later than the object. */
export const platformFacts: PlatformFacts = {
  version: platformVersion,
  get env() {
    return getBootData().homeRules.isDevelopment ? 'development' : 'production';
  },
  get langType() {
    return getLanguage();
  },
  get lang() {
    return getDictionary();
  },
};
