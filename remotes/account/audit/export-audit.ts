import { request } from 'shell/request';
import { auditExport } from '#shared/contracts';
import { type AuditView, toAuditFilter } from './audit-view.ts';

/** The lines that the filters choose, as a file. @throws RequestError, or Error when no file came */
export async function exportAudit(view: AuditView): Promise<Blob> {
  const file = await request(auditExport, toAuditFilter(view));
  if (!(file instanceof Blob)) throw new Error('the export is no file');
  return file;
}
