/**
 * Display modes as rules of the page: they hold before any script, on every page, also under a theme. Each follows the system until
 * the user arranges it (attributes in `page-appearance.ts`). Large text is 125 %; what the portal measures in rem grows with it.
 */
export const modeCss = [
  ':root{color-scheme:light}:root.dark{color-scheme:dark}',
  ':root[data-text=large]{font-size:125%}',
  // The bar at the bottom of phones grows with its words; pages and panels leave it this room.
  ':root{--bar-height:max(56px,calc(30px + 1.5rem))}',
  // What a finger presses; links inside text, which have no height of their own, stay as they are.
  '@media (pointer:coarse){:is(a[href],button,summary,select,textarea,label:has(>input)),input:not([type=checkbox],[type=radio],[type=file],[type=range]){min-width:44px!important;min-height:44px!important}}',
  ':root[data-motion=reduced] *,:root[data-motion=reduced] ::before,:root[data-motion=reduced] ::after{animation-duration:.01ms!important;animation-iteration-count:1!important;transition-duration:.01ms!important;scroll-behavior:auto!important}',
  // On paper: the page without what stands around it, or, below a dialog, the dialog alone. Nothing is cut at the height of a window.
  `@media print{${[
    'body:not(:has([role=dialog][aria-modal=true])) :not(main,main *,:has(main)){display:none!important}',
    'body:has([role=dialog][aria-modal=true])>:not(:has([role=dialog][aria-modal=true])){display:none!important}',
    'html,body,#root,:has(>main),main,:has(>[role=dialog][aria-modal=true]),[role=dialog][aria-modal=true],[role=dialog][aria-modal=true] *{position:static!important;display:block;height:auto!important;min-height:0!important;max-height:none!important;overflow:visible!important}',
  ].join('')}}`,
].join('');
