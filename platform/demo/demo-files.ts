import type { FileCategory, FileStore } from '#platform/storage';
import { lostPicture } from './data/fault-school.ts';
import { appPictureName, createAppPictures } from './pictures/app-pictures.ts';
import { createUnitLogos } from './pictures/unit-logos.ts';

/** Pictures whose absence is part of the demo: an icon and a logo that the browser has to do without. */
const missing: readonly (readonly [FileCategory, string])[] = [
  ['icon', appPictureName(lostPicture)],
  ['unit', 'U2002.svg'],
];

/** Writes the pictures of apps and the logos of units. */
export const writeDemoFiles = async (files: FileStore): Promise<void> => {
  await Promise.all([
    ...[...createAppPictures()].map(([name, svg]) => files.put('icon', name, svg)),
    ...[...createUnitLogos()].map(([unitId, svg]) => files.put('unit', `${unitId}.svg`, svg)),
    ...missing.map(([category, name]) => files.remove(category, name)),
  ]);
};
