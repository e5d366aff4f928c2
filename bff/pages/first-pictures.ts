import type { Drawing, Drawings } from '#bff/drawings';
import { iconName, initialOf, picturePathOf } from '#shared/app-icons';
import type { Icon, Language } from '#shared/contracts';
import { type Html, html, trusted } from '#shared/html';

/** As many pictures as a window shows at once; what is further down can wait. */
const maxPictures = 30;

export interface FirstPictures {
  /** For the head: asks for what the page does not hold ahead of the scripts. It is small, and what everybody looks for. */
  readonly links: readonly Html[];
  render(icon: Icon): Html;
}

/** The pictures of the apps that a page starts with: drawn into it where they are known, fetched where they are not. */
export function createFirstPictures(
  icons: readonly Icon[],
  { language, findDrawing }: { language: Language; findDrawing: Drawings['find'] },
): FirstPictures {
  const sources = [...new Set(icons.map(picturePathOf))].filter((source) => source !== undefined);
  const first = new Map(sources.slice(0, maxPictures).map((source) => [source, findDrawing(source)]));
  return {
    links: [...first].filter(([, drawing]) => !drawing).map(([source]) => pictureLink(source)),
    render: (icon) => {
      const source = picturePathOf(icon);
      const drawing = source ? first.get(source) : 'missing';
      if (!source || drawing === 'missing') return initial(icon, language);
      return drawing ? drawn(source, drawing) : fetched(source);
    },
  };
}

/** The shell takes drawings over from here, by their path, so that nothing is fetched twice. */
function drawn(source: string, { attributes, shapes }: Drawing): Html {
  return html`<svg ${trusted(attributes)} aria-hidden="true" data-picture="${source}">${trusted(shapes)}</svg>`;
}

/** Inside an SVG a picture that cannot be had leaves its place empty, where an `img` shows that it is broken. */
function fetched(source: string): Html {
  return html`<svg viewBox="0 0 64 64" aria-hidden="true"><image href="${source}" width="64" height="64"/></svg>`;
}

function pictureLink(source: string): Html {
  return html`<link rel="preload" as="image" fetchpriority="high" href="${source}">`;
}

function initial(icon: Icon, language: Language): Html {
  return html`<b aria-hidden="true">${initialOf(iconName(icon, language))}</b>`;
}
