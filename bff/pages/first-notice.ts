import { notClosed, textOf } from '#shared/announcements';
import type { Language, Prefs } from '#shared/contracts';
import type { FrameData } from '#shared/frame-data';
import { type Html, html } from '#shared/html';

/** The announcement that stands in the page before any script. */
export interface FirstNotice {
  readonly text: string;
  /** Of the text. */
  readonly language: Language;
}

/** The measures of the banner that takes its place: text between a sign and a button, of three lines at most, on computers two. */
export const firstNoticeCss = `
.boot-notice{flex:none;margin:0;padding:.375rem calc(4.25rem) .375rem calc(1.5rem + 18px);border-bottom:1px solid var(--shade);background:var(--card);color:var(--ink);font-size:1rem;line-height:1.6}.boot:lang(en) .boot-notice{line-height:1.5}
.boot-notice span{display:-webkit-box;-webkit-box-orient:vertical;-webkit-line-clamp:3;overflow:hidden;overflow-wrap:anywhere;margin-block:.5rem}
@media (max-width:47.99em){:root{font-size:106.25%}}
@media (min-width:48rem){.boot-notice{padding-inline:calc(2.25rem + 18px) 4.25rem}.boot-notice span{-webkit-line-clamp:2;margin-block:.25rem}}
`.replaceAll('\n', '');

/** What a user reads first: nothing where all are closed. */
export function findFirstNotice(
  frame: FrameData | undefined,
  prefs: Prefs | undefined,
  language: Language,
): FirstNotice | undefined {
  const [first] = notClosed(frame?.announcements?.list ?? [], prefs?.closedBanners?.value ?? []);
  return first && textOf(first, language);
}

export function renderFirstNotice({ text, language }: FirstNotice): Html {
  return html`<p class="boot-notice"><span lang="${language}">${text}</span></p>`;
}
