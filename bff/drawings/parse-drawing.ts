/** An SVG picture as a part of a page. Everything in it has passed {@link parseDrawing}. */
export interface Drawing {
  /** Of the `svg` element, among them its `viewBox`. */
  readonly attributes: string;
  /** What is inside it. */
  readonly shapes: string;
}

const maxCharacters = 4096;
const tag = /\s*<(\/?)([A-Za-z]+)((?:\s+[A-Za-z][\w:-]*="[^"<>&]*")*)\s*(\/?)>/y;
const attribute = /([A-Za-z][\w:-]*)="([^"]*)"/g;

const elements = new Set(
  'svg g defs linearGradient radialGradient stop rect circle ellipse line polyline polygon path'.split(' '),
);
const numbers = /^[\d\s.,e+-]+$/;
const word = /^[a-z]+$/i;
const paint = /^(?:#[\da-f]{3,8}|none|(?!currentcolor$|inherit$)[a-z]+|url\(#[\w-]+\))$/i;
const transform = /^(?:\s*(?:matrix|translate|scale|rotate|skewX|skewY)\([\d\s.,e+-]+\))+\s*$/;

/** What an attribute may say. One that is not listed makes a picture no drawing: events, links, styles, classes. */
const attributes: ReadonlyMap<string, RegExp> = new Map([
  ...listed('x y x1 y1 x2 y2 cx cy r rx ry fx fy width height offset', /^-?[\d.]+%?$/),
  ...listed('opacity fill-opacity stroke-opacity stop-opacity', /^[\d.]+%?$/),
  ...listed('stroke-width stroke-miterlimit stroke-dashoffset', /^-?[\d.]+$/),
  ...listed('viewBox points stroke-dasharray', numbers),
  ...listed('d', /^[MmLlHhVvCcSsQqTtAaZz\d\s.,e+-]+$/),
  ...listed('transform gradientTransform', transform),
  ...listed('fill stroke stop-color', paint),
  ...listed('stroke-linecap stroke-linejoin fill-rule clip-rule gradientUnits spreadMethod', word),
  ...listed('id', /^[\w-]+$/),
  ...listed('xmlns', /^http:\/\/www\.w3\.org\/2000\/svg$/),
]);

const nothing: ReadonlySet<string> = new Set();
/** The page gives it its size, and knows its language. */
const ofTheFile: ReadonlySet<string> = new Set(['xmlns', 'width', 'height', 'id']);

/**
 * Reads an SVG file that consists of shapes, gradients and groups, and of nothing else, as a part of a page. Undefined
 * for any other file, such as one with a text, a comment, a style, a link, a script or an unknown attribute. The
 * browser's picture element shows that one, where it can do no harm. Nothing is ever cleaned.
 * @param prefix of the ids in it
 */
export function parseDrawing(svg: string, prefix: string): Drawing | undefined {
  if (svg.length > maxCharacters) return undefined;
  const text = svg.trim();
  const open: string[] = [];
  let root: string | undefined;
  let shapes = '';
  tag.lastIndex = 0;
  while (tag.lastIndex < text.length) {
    const [whole, slash, name = '', given = '', selfClosing] = tag.exec(text) ?? [];
    if (whole === undefined || !elements.has(name)) return undefined;
    if (slash) {
      if (given || selfClosing || open.pop() !== name) return undefined;
      if (open.length > 0) shapes += `</${name}>`;
      else if (tag.lastIndex < text.length) return undefined;
      continue;
    }
    const isRoot = root === undefined;
    if (isRoot !== (name === 'svg')) return undefined;
    const written = writeAttributes(given, prefix, isRoot ? ofTheFile : nothing);
    if (written === undefined) return undefined;
    if (isRoot) root = written.trim();
    else shapes += `<${name}${written}${selfClosing ? '/' : ''}>`;
    if (!selfClosing) open.push(name);
    else if (isRoot) return undefined;
  }
  if (open.length > 0 || !root?.includes('viewBox="')) return undefined;
  return { attributes: root, shapes };
}

/** Undefined where one of them is not allowed. */
function writeAttributes(text: string, prefix: string, left: ReadonlySet<string>): string | undefined {
  let written = '';
  for (const [, name = '', value = ''] of text.matchAll(attribute)) {
    if (!attributes.get(name)?.test(value)) return undefined;
    if (!left.has(name)) written += ` ${name}="${withOwnIds(name, value, prefix)}"`;
  }
  return written;
}

/** Ids are those of one picture, and a page has many. */
function withOwnIds(name: string, value: string, prefix: string): string {
  return name === 'id' ? prefix + value : value.replace('url(#', `url(#${prefix}`);
}

function listed(names: string, value: RegExp): [string, RegExp][] {
  return names.split(' ').map((name) => [name, value]);
}
