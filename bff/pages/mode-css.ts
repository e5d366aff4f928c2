/**
 * Display modes as rules of the page: they hold before any script, on every page, also under a theme. Each follows the system until
 * the user arranges it (attributes in `page-look.ts`). Large text is 125 %; what the portal measures in rem grows with it.
 */
export const modeCss = [
  ':root{color-scheme:light}:root.dark{color-scheme:dark}',
  ':root[data-text=large]{font-size:125%}',
  // What a finger presses; links inside text, which have no height of their own, stay as they are.
  '@media (pointer:coarse){:is(a[href],button,summary,select,textarea,label:has(>input)),input:not([type=checkbox],[type=radio],[type=file],[type=range]){min-width:44px!important;min-height:44px!important}}',
  ':root[data-motion=reduced] *,:root[data-motion=reduced] ::before,:root[data-motion=reduced] ::after{animation-duration:.01ms!important;animation-iteration-count:1!important;transition-duration:.01ms!important;scroll-behavior:auto!important}',
].join('');
