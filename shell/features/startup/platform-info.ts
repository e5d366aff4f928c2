import { platformVersion } from '#shared/contracts';
import { getBootData } from '../../core/boot/index.ts';
import { getLanguage } from '../../core/language/index.ts';
import { getDictionary } from '../../core/language-packs/index.ts';
import type { PlatformInfo } from './platform-object.ts';

/** What `PH` says of this page. Each is read when it is asked for: packs come later than the object. */
export const platformInfo: PlatformInfo = {
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
