import axe from 'axe-core';
import type { Finding } from '../finding.ts';
import type { BrowserPage } from './browser-types.ts';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const phone = { width: 320, height: 640 };
const desktop = { width: 1280, height: 800 };
const part = '#main';

/** What axe finds in the part of the page that belongs to the app. */
export async function checkAccessibility(page: BrowserPage): Promise<Finding[]> {
  await page.evaluate(axe.source);
  const found = await page.evaluate(runAxe, { part, tags });
  return found.map(({ id, help, html }) => ({
    check: 'accessibility',
    message: `Not everybody can use ${html.slice(0, 160)}: ${help} (axe: ${id}).`,
    advice: `https://dequeuniversity.com/rules/axe/4.11/${id} explains the rule.`,
  }));
}

/** Whether a narrow phone shows all of it without scrolling sideways. */
export async function checkReflow(page: BrowserPage): Promise<Finding[]> {
  await page.setViewportSize(phone);
  const wide = await page.evaluate(findWide, part);
  await page.setViewportSize(desktop);
  if (!wide) return [];
  return [
    {
      check: 'reflow',
      message: `At ${phone.width} px the page scrolls sideways: it is ${wide.width} px wide because of ${wide.element}.`,
      advice:
        'Let rows wrap (flexWrap), give no fixed widths, and put wide tables into ListTable of shell/kit.',
    },
  ];
}

interface AxeFinding {
  id: string;
  help: string;
  html: string;
}

/** Runs in the page. */
async function runAxe({
  part: inside,
  tags: values,
}: {
  part: string;
  tags: string[];
}): Promise<AxeFinding[]> {
  const { axe: loaded } = globalThis as typeof globalThis & { axe: typeof axe };
  const options = { runOnly: { type: 'tag' as const, values }, resultTypes: ['violations' as const] };
  const { violations } = await loaded.run(inside, options);
  return violations.flatMap(({ id, help, nodes }) => nodes.map(({ html }) => ({ id, help, html })));
}

/** Runs in the page: how wide it is, and the first element of the app that is wider than the window. */
function findWide(inside: string): { width: number; element: string } | undefined {
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth <= clientWidth) return undefined;
  const elements = [...document.querySelectorAll(`${inside} *`)];
  const widest = elements.find((element) => element.getBoundingClientRect().right > clientWidth + 1);
  const [tag = ''] = /^<[^>]*>/.exec(widest?.outerHTML ?? '') ?? ['an element of the app'];
  return { width: scrollWidth, element: tag.slice(0, 160) };
}
