const drawings = new Map<string, SVGSVGElement>();
let copies = 0;

/** Keeps the pictures that the server has drawn into the page, by their path, before an app takes their place. */
export function keepDrawings(): void {
  for (const drawing of document.querySelectorAll<SVGSVGElement>('.boot svg[data-picture]'))
    drawings.set(drawing.dataset.picture ?? '', drawing);
}

/** A copy of the picture at a path; undefined where the page came without it. */
export function copyDrawing(path: string): SVGSVGElement | undefined {
  const copy = drawings.get(path)?.cloneNode(true);
  return copy instanceof SVGSVGElement ? withOwnIds(copy) : undefined;
}

/** Whether the page came with the picture at a path. */
export function hasDrawing(path: string): boolean {
  return drawings.has(path);
}

/** Ids stand once in a page, however often a picture does. */
function withOwnIds(copy: SVGSVGElement): SVGSVGElement {
  copies += 1;
  const ending = `-${copies}`;
  for (const element of copy.querySelectorAll('[id]')) element.id += ending;
  for (const name of ['fill', 'stroke']) {
    for (const element of copy.querySelectorAll(`[${name}^="url("]`))
      element.setAttribute(name, String(element.getAttribute(name)).replace(')', `${ending})`));
  }
  return copy;
}
