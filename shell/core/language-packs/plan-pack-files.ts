import {
  appLanguageFile,
  buildCallPath,
  commonLanguageFile,
  defaultLanguage,
  parseLanguage,
  platformVersion,
} from '#shared/contracts';
import type { Dictionary } from './dictionary.ts';

export interface LanguagePackOptions {
  /** Anything but zh-CN and en counts as Chinese. */
  language: string;
  /** Code of the front end. */
  code: string;
  appCode: string;
  /** First segment of the app's addresses in development. Default `pages`. */
  rootPath?: string | undefined;
  /** Words that came with the app: then nothing is requested. */
  preset?: Dictionary | undefined;
  /** Leaves out the dictionary that all apps share. Default false. */
  skipCommon?: boolean | undefined;
}

export interface PackSurroundings {
  isDevelopment: boolean;
  /** Path of the page. */
  pathname: string;
}

/** Addresses of the dictionaries to ask for, the common one first: what the app says wins. None for Chinese and presets. */
export function planPackFiles(options: LanguagePackOptions, surroundings: PackSurroundings): string[] {
  const { code, appCode, preset, skipCommon = false } = options;
  const language = parseLanguage(options.language);
  if (language === defaultLanguage || preset) return [];
  const common = buildCallPath(commonLanguageFile, { version: platformVersion, language });
  const root = segmentOf(options, surroundings);
  const own = buildCallPath(appLanguageFile, { root, code, language, appCode });
  return [...(skipCommon ? [] : [common.path]), own.path];
}

/**
 * First segment of the app's file (K03): that of the address in production; in development the root path, or
 * `area` for codes of area apps.
 */
function segmentOf(
  { code, rootPath = 'pages' }: LanguagePackOptions,
  { isDevelopment, pathname }: PackSurroundings,
): string {
  if (!isDevelopment) return pathname.split('/')[1] || rootPath;
  return /[aA]rea/.test(code) ? 'area' : rootPath;
}
