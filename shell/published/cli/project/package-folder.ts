import path from 'node:path';

/** Folder of this package, as it is installed. */
export const packageFolder: string = path.resolve(import.meta.dirname, '../..');

/** The shell that the contract kit serves where no portal is at hand. */
export const kitShellFolder: string = path.join(packageFolder, 'contract-kit/shell');
