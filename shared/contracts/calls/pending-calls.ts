/**
 * Calls of the specification that nothing serves yet, by name. A call leaves this list when the platform (or, for
 * `static.*`, the BFF) answers it; a test proves that every call is either served or listed here, never both.
 */
export const pendingCalls: readonly string[] = [
  'uaa.face.user',
  'uaa.face.check',
  'uaa.face.clocking',
  'storage.upload.check',
  'storage.upload.file',
  'storage.upload.check_block',
  'storage.upload.block',
  'storage.upload.merge',
  'storage.upload.base64_image',
  'base.export.table2xls',
  'static.viewport.manifest',
];
