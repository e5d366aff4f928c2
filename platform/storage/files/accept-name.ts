import { DomainError } from '#shared/contracts';
import { cleanFileName, findForbiddenExtension } from '#shared/uploads';

/** The name under which a file is kept. @throws DomainError `file_kind_refused` when its extension is forbidden */
export function acceptName(name: string, serverid: string): string {
  const clean = cleanFileName(name);
  // Both: a part of a path is an extension to some, and what nobody sees may hide one.
  const extension = findForbiddenExtension(clean, serverid) ?? findForbiddenExtension(name, serverid);
  if (extension !== undefined) throw createKindRefusal(extension);
  return clean;
}

/** @param extension without its dot */
export function createKindRefusal(extension: string): DomainError {
  return new DomainError('file_kind_refused', {
    message: `不允许上传 .${extension} 类型的文件|||Files of the kind .${extension} cannot be uploaded`,
  });
}
