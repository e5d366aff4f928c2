export { getLanguage } from './current-language.ts';
export { IntlExtension, type IntlExtensionProps, IntlRoot, type IntlRootProps } from './intl-root.tsx';
export { loadMessages as loadShellMessages } from './messages/zh-CN.json?load-each';
export { RoomWords, type RoomWordsProps } from './room-words.tsx';
export { showInLanguage } from './show-in-language.ts';
export { setLanguageKeeper } from './switch-language.ts';
export { type LanguageControl, useLanguage } from './use-language.ts';
export { type Translate, useTranslations } from './use-translations.ts';
