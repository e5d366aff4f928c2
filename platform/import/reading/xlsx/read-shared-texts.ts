import { importLimits } from '../../limits.ts';
import { FileProblem } from '../file-problem.ts';
import { cleanText } from './clean-text.ts';
import type { Archive } from './open-archive.ts';
import { createXmlParser, decodePart } from './parse-xml.ts';

/** The texts that cells name by their number (ECMA-376 part 1, 18.4.9). @throws FileProblem `file_too_large` */
export async function readSharedTexts(archive: Archive, path: string): Promise<readonly string[]> {
  if (!archive.has(path)) return [];
  if (archive.sizeOf(path) > importLimits.sharedTexts)
    throw new FileProblem('file_too_large', { max: importLimits.sharedTexts });
  const texts: string[] = [];
  let text = '';
  let isText = false;
  // How a name is read stands beside it, in `rPh`.
  let isReading = false;
  const parser = createXmlParser({
    onOpen: (name) => {
      if (name === 'si') text = '';
      else if (name === 'rPh') isReading = true;
      else if (name === 't') isText = !isReading;
    },
    onText: (piece) => {
      if (isText) text += piece;
    },
    onClose: (name) => {
      if (name === 't') isText = false;
      else if (name === 'rPh') isReading = false;
      else if (name === 'si') texts.push(cleanText(text));
    },
  });
  for await (const piece of decodePart(await archive.open(path))) parser.write(piece);
  parser.end();
  return texts;
}
