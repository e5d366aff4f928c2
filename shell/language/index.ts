export { getLanguage } from './current-language.ts';
export { IntlExtension, type IntlExtensionProps, IntlRoot, type IntlRootProps } from './intl-root.tsx';
export { RoomWords, type RoomWordsProps } from './room-words.tsx';
export { loadShellMessages } from './shell-messages.ts';
export { setLanguageKeeper, showInLanguage } from './switch-language.ts';
export { type LanguageControl, useLanguage } from './use-language.ts';
export { type Translate, useTranslations } from './use-translations.ts';
