/** Imports of people, classes, teaching and family links from files. */
export type { ImporterDeps } from './import-deps.ts';
export { type ImportFileOrder, type ImportFileResult, importFile } from './import-file.ts';
export { createImportRoutes } from './import-routes.ts';
export { findTakenNames } from './kinds/people/find-taken-names.ts';
export { makeLoginNames } from './kinds/people/make-login-names.ts';
export { keptTime as importKeptTime } from './limits.ts';
export { findUserType } from './meaning/value-words.ts';
export { bindProgramImports } from './programs/bind-program-imports.ts';
export { purgeImports } from './purge-imports.ts';
export { createImporter, type Importer } from './work/create-importer.ts';
