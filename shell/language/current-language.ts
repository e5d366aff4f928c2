import { type Language, parseLanguage } from '#shared/contracts';

/** Language of this page; it only changes with a reload. */
export const getLanguage = (): Language => parseLanguage(globalThis.document?.documentElement.lang);
