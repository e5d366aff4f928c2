import { request } from 'shell/request';
import { type Person, personalDataExportOf } from '#shared/contracts';

/** All that the portal keeps about a person, as a zip file. @throws RequestError, or Error when no file came */
export async function exportPerson({ userId }: Pick<Person, 'userId'>): Promise<Blob> {
  const file = await request(personalDataExportOf, { userId });
  if (!(file instanceof Blob)) throw new Error('the export is no file');
  return file;
}
