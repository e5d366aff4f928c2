import { Parser } from 'htmlparser2';
import type { Words } from './script-rules.ts';

const activeElements = new Set([
  'script',
  'foreignobject',
  'iframe',
  'object',
  'embed',
  'handler',
  'listener',
]);
const addresses = new Set(['href', 'src', 'data', 'action', 'formaction']);
/** A place in the picture itself, or a picture inside it. */
const ownAddress = /^\s*(?:#|data:image\/(?:png|webp|jpeg|gif);base64,)/i;
const foreignStyle = /@import|url\(\s*["']?\s*(?!#|["']?#|["']?data:image\/)|expression\(/i;

/** What a picture must not hold: scripts, handlers, and anything of another server. */
export function findSvgProblem(text: string): Words | undefined {
  if (/<!(?:doctype|entity)/i.test(text))
    return ['含有 DOCTYPE 或实体声明', 'declares a DOCTYPE or entities'];
  let found: Words | undefined;
  let root: string | undefined;
  let element = '';
  const parser = new Parser(
    {
      onopentag: (qualified, attributes) => {
        element = localName(qualified);
        root ??= element;
        found ??= findElementProblem(element, attributes);
      },
      ontext: (style) => {
        if (element === 'style' && foreignStyle.test(style)) found ??= foreignWords('style');
      },
      onprocessinginstruction: (name) => {
        if (name !== '?xml') found ??= [`含有处理指令 ${name}`, `has the processing instruction ${name}`];
      },
    },
    { xmlMode: true, decodeEntities: true },
  );
  parser.end(text);
  if (root !== 'svg') return ['不是 SVG 图片', 'is no SVG picture'];
  return found;
}

function findElementProblem(
  element: string,
  attributes: Readonly<Record<string, string>>,
): Words | undefined {
  if (activeElements.has(element)) return [`含有 <${element}>`, `has <${element}>`];
  for (const [qualified, value] of Object.entries(attributes)) {
    const name = localName(qualified);
    if (name.startsWith('on')) return [`含有事件处理 ${name}`, `has the handler ${name}`];
    if (addresses.has(name) && !ownAddress.test(value)) return foreignWords(name);
    if (foreignStyle.test(value)) return foreignWords(name);
    // An animation may set an address after it was looked at.
    if (name === 'attributename' && addresses.has(localName(value))) return foreignWords(name);
  }
  return undefined;
}

function foreignWords(name: string): Words {
  return [`${name} 引用了图片以外的内容`, `refers by ${name} to something outside of the picture`];
}

function localName(qualified: string): string {
  return qualified.slice(qualified.indexOf(':') + 1).toLowerCase();
}
