/** Dictionaries of apps whose words do not come with their code. */
export { createLanguagePacksRoute } from './language-packs-route.ts';
