import { collectStyles } from './collect-styles.ts';

/** Milliseconds between the content of the frame and its print (P07). */
const printDelayMs = 10;
/** Milliseconds that pictures may take to come into the frame. */
const pictureWaitMs = 3000;

/** One print at a time: what a browser forgot to close goes with the next. */
let openFrame: HTMLIFrameElement | undefined;

/**
 * Prints what is put into a page of its own, in the styles of this page, and takes that away again.
 * @param title names the sheet, and the file where it is printed to one
 * @param fill puts the content into the only element of the page, its `main`
 */
export async function printInFrame(title: string, fill: (main: HTMLElement) => void): Promise<void> {
  openFrame?.remove();
  const frame = document.createElement('iframe');
  openFrame = frame;
  frame.title = title;
  frame.tabIndex = -1;
  frame.setAttribute('aria-hidden', 'true');
  // Hidden frames print empty sheets in some browsers.
  Object.assign(frame.style, {
    position: 'fixed',
    left: '-10000px',
    width: '800px',
    height: '600px',
    border: '0',
  });
  document.body.append(frame);
  const { contentDocument: page, contentWindow: view } = frame;
  if (!page || !view) throw new TypeError('the frame has no page');
  dress(page, view, title);
  const main = page.createElement('main');
  page.body.append(main);
  fill(main);
  await waitForPictures(main);
  view.addEventListener('afterprint', () => frame.remove(), { once: true });
  setTimeout(() => view.print(), printDelayMs);
}

/** Language, text size and theme of this page; dark pages come light onto paper. */
function dress(page: Document, view: Window, title: string): void {
  for (const { name, value } of document.documentElement.attributes)
    if (name !== 'style') page.documentElement.setAttribute(name, value);
  page.documentElement.classList.remove('dark');
  page.title = title;
  // A sheet of the frame's own needs no nonce.
  const Sheet = Reflect.get(view, 'CSSStyleSheet') as typeof CSSStyleSheet;
  const sheet = new Sheet();
  sheet.replaceSync(`${collectStyles(document)}\n${paperCss}`);
  page.adoptedStyleSheets = [sheet];
}

/** Rows and figures are not torn apart by the end of a sheet; controls are for screens. */
const paperCss = `
  body { background: #fff; }
  tr, figure, li { break-inside: avoid; }
  thead { display: table-header-group; }
  main button, main [role=switch], main input[type=search] { display: none !important; }
  .print-table { width: 100%; border-collapse: collapse; }
  .print-table :is(th, td) { padding: 4px 8px; border: 1px solid #767676; text-align: start; overflow-wrap: anywhere; }
  .print-title { font-size: 1.25rem; font-weight: 600; margin-bottom: 8px; }
`;

async function waitForPictures(main: HTMLElement): Promise<void> {
  const pictures = [...main.querySelectorAll('img')].map((picture) => {
    picture.loading = 'eager';
    return picture.decode().catch(() => undefined);
  });
  if (pictures.length === 0) return;
  await Promise.race([Promise.all(pictures), new Promise((resolve) => setTimeout(resolve, pictureWaitMs))]);
}
