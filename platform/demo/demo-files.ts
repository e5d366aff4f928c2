import { type FileStore, saveUnitLogo } from '#platform/storage';
import { lostPicture } from './data/fault-school.ts';
import { appPictureName, createAppPictures } from './pictures/app-pictures.ts';
import { createUnitLogos } from './pictures/unit-logos.ts';

/** The absence of this logo and of one icon is part of the demo: the browser has to do without. */
const unitWithoutLogo = 'U2002';

/** Writes the pictures of apps and the logos of units. */
export async function writeDemoFiles(files: FileStore): Promise<void> {
  await Promise.all([
    ...[...createAppPictures()].map(([name, svg]) => files.put('icon', name, svg)),
    ...[...createUnitLogos()].map(([unitId, svg]) =>
      saveUnitLogo(files, unitId, { type: 'image/svg+xml', body: svg }),
    ),
    saveUnitLogo(files, unitWithoutLogo, null),
    files.remove('icon', appPictureName(lostPicture)),
  ]);
}
