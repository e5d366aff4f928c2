/**
 * Content of every element of this name, in its order. The answers of S3 that the portal reads are flat, and none of
 * their elements contains another of its own name.
 */
export function listElements(xml: string, name: string): string[] {
  return [...xml.matchAll(new RegExp(`<${name}(?:\\s[^>]*)?>([\\s\\S]*?)</${name}>`, 'g'))].map(
    ([, content = '']) => content,
  );
}

/** Text of the first element of this name; undefined without one, or where it is empty. */
export function findText(xml: string, name: string): string | undefined {
  const [content] = listElements(xml, name);
  return content ? decodeEntities(content) : undefined;
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

function decodeEntities(text: string): string {
  return text.replace(/&(?:#x([\da-f]+)|#(\d+)|(\w+));/gi, (whole, hex, decimal, name) => {
    if (name) return entities[name] ?? whole;
    return String.fromCodePoint(hex ? Number.parseInt(hex, 16) : Number(decimal));
  });
}
