import { request } from 'shell/request';
import { personalDataExport } from '#shared/contracts';

/** All that the portal keeps about the user, as a zip file. @throws RequestError, or Error when no file came */
export async function exportMyData(): Promise<Blob> {
  const file = await request(personalDataExport, {});
  if (!(file instanceof Blob)) throw new Error('the export is no file');
  return file;
}
