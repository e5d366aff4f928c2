import type { PassThrough } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { ZipFile } from 'yazl';
import { html } from '#shared/html';

const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const contentTypes =
  '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>';
const relationships =
  '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>';
/** The same bytes at every seeding. */
const options = { mtime: new Date(2026, 8, 1), compress: false };

/** A .docx of some paragraphs: the three parts that word processors need. */
export async function writeDocument(paragraphs: readonly string[]): Promise<Buffer> {
  const file = new ZipFile();
  const body = paragraphs.map((text) => html`<w:p><w:r><w:t>${text}</w:t></w:r></w:p>`);
  const document = html`<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>${body}</w:body></w:document>`;
  const parts: Readonly<Record<string, string>> = {
    '[Content_Types].xml': contentTypes,
    '_rels/.rels': relationships,
    'word/document.xml': String(document),
  };
  for (const [name, xml] of Object.entries(parts))
    file.addBuffer(Buffer.from(declaration + xml), name, options);
  file.end();
  // Its types say less than it is.
  return buffer(file.outputStream as PassThrough);
}
