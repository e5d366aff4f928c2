import type { DriveEntry } from '#shared/contracts';

export function buildEntry(fields: Partial<DriveEntry> = {}): DriveEntry {
  return {
    entryId: 'e1',
    spaceId: 's1',
    parentId: '',
    isFolder: false,
    name: '教案.docx',
    size: 2048,
    mediaType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    path: '/api/storage/file/c1',
    version: 1,
    changedBy: '周婷',
    changedAt: Date.UTC(2026, 10, 24, 2),
    revision: 1,
    role: 'edit',
    isShared: false,
    removedAt: null,
    goneAt: null,
    ...fields,
  };
}

export function buildFolder(fields: Partial<DriveEntry> = {}): DriveEntry {
  return buildEntry({
    entryId: 'f1',
    isFolder: true,
    name: '备课',
    size: 0,
    mediaType: '',
    path: '',
    version: 0,
    ...fields,
  });
}
