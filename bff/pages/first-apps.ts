import type { Drawings } from '#bff/drawings';
import {
  arrangeApps,
  fullIconName,
  groupNameOf,
  hasGroups,
  iconLink,
  iconName,
  notOpenedYet,
  oneGroup,
  pickApps,
} from '#shared/app-icons';
import { opensInNewTab } from '#shared/app-kinds';
import type { ChildOverview, Icon, IconGroup, Language, Prefs, SessionUser } from '#shared/contracts';
import { type Html, html } from '#shared/html';
import { pick } from '#shared/language';
import { createFirstPictures } from './first-pictures.ts';
import { pageText } from './page-texts.ts';

/** Whose apps stand in the page before any script. */
export interface FirstApps {
  /** As the upstream answers them. */
  readonly groups: readonly IconGroup[];
  readonly user: SessionUser;
  readonly prefs: Prefs | undefined;
  readonly language: Language;
  /** Of parents: the children whose line stands above the apps. */
  readonly children: readonly ChildOverview[];
  readonly findDrawing: Drawings['find'];
  /** Whether the address of an app opens something for this user. */
  readonly canOpen: (address: string) => boolean;
}

/** Knows what home is for whom: the page route. */
const frontDoor = '/';

/**
 * The measures of the desktop that takes their place, so that nothing moves when it does: greeting, rows at hand, panels of
 * groups, tiles. Sizes are in rem, which grow with the user's text size.
 */
export const firstAppsCss = `
:root{font-size:106.25%}
.boot-home{max-width:1200px;margin:1rem}
.boot-head{height:2.75rem;margin-bottom:.75rem}.boot-head i{display:block;width:60%;height:1.25rem;border-radius:12px;background:var(--shade)}
.boot-recent{height:2.75rem;margin-bottom:.75rem}
.boot-children{display:flex;flex-wrap:wrap;align-items:center;gap:.5rem;margin-bottom:.75rem;line-height:1.6}.boot:lang(en) .boot-children{line-height:1.5}
.boot-children div{display:flex;align-items:center;gap:.5rem;box-sizing:border-box;max-width:100%;min-height:2.75rem;padding:.25rem 1rem;border:1px solid var(--shade);border-radius:8px;background:var(--card);overflow-wrap:anywhere}
.boot-children strong{min-width:0;font-weight:500}.boot-children cite{box-sizing:border-box;min-height:2.75rem;padding:0 .5rem;line-height:2.75rem;font-style:normal}.boot-children small{display:block;font-weight:400;font-size:.8125rem}.boot-children em{min-height:1.25rem;padding:0 .5rem;border-radius:99px;background:var(--shade);font-size:.8125rem;font-style:normal}
.boot-row{margin-bottom:.75rem}
.boot-groups{display:grid;gap:.75rem;grid-template-columns:minmax(0,1fr)}
.boot-home section{padding:calc(.375rem + 1px) calc(.5rem + 1px);border-radius:12px;background:var(--card)}
.boot-home h2{margin:0;padding-inline:.5rem;font-size:.875rem;line-height:1.5;font-weight:600;white-space:nowrap;overflow:hidden;text-overflow:ellipsis}
.boot-home ul{display:grid;grid-template-columns:repeat(auto-fill,4.5rem);justify-content:space-between;margin:0;padding:0;list-style:none}
.boot-home :is(a,p){display:flex;flex-direction:column;align-items:center;gap:.375rem;margin:0;padding:.375rem 0;color:var(--ink);text-decoration:none;border-radius:12px}
.boot-home a:focus-visible{outline:2px solid var(--focus);outline-offset:-2px}
.boot-home :is(svg,b,p>i){width:3.5rem;height:3.5rem;border-radius:20px}
.boot-home b{display:grid;place-items:center;background:var(--press);color:#fff;font-size:1.5rem;font-weight:600}
.boot-home p>i{background:var(--shade)}
.boot-home span{max-width:100%;font-size:.8125rem;line-height:1.3;text-align:center;overflow:hidden;overflow-wrap:anywhere;display:-webkit-box;-webkit-box-orient:vertical;-webkit-line-clamp:2}
.boot-home .boot-closed{color:inherit}.boot-closed :is(svg,b){opacity:.5;filter:grayscale(.6)}
.boot-home em{max-width:4.5rem;margin-top:-.375rem;font-size:.6875rem;line-height:1.2;font-style:normal;text-align:center}
@media (min-width:30rem){.boot-home ul{grid-template-columns:repeat(auto-fill,5.5rem)}.boot-home h2{padding-inline:1rem}}
@media (min-width:48rem){.boot-home em{max-width:100%}:root{font-size:100%}.boot-children cite{min-height:2rem;line-height:2rem}.boot-home h2{line-height:1.6;padding-inline:.75rem}.boot-home{margin:1rem 1.5rem;width:calc(100% - 3rem);align-self:center}.boot-head i{width:16rem}.boot-home section{padding-inline:calc(.75rem + 1px)}.boot-row{display:flex;align-items:center}.boot-row ul{flex:1;justify-content:start}.boot-home ul{gap:.25rem}.boot-home :is(svg,b,p>i){width:4rem;height:4rem}.boot-home span{font-size:.875rem}}
@media (min-width:64rem){.boot-recent{display:none}.boot-groups{grid-template-columns:repeat(auto-fit,minmax(min(30rem,100%),1fr))}}
@media (min-width:80rem){.boot-home{max-width:1680px}.boot-children,.boot-row,.boot-groups{margin-inline-end:calc(clamp(14rem,100% - 62.5rem,20rem) + .75rem)}}
@media (min-width:1600px){.boot-home{max-width:1680px}.boot-groups{grid-template-columns:repeat(auto-fit,minmax(min(26rem,100%),1fr))}}
@media (min-width:1600px) and (min-width:80rem){.boot-children,.boot-row,.boot-groups{margin-inline-end:calc(clamp(14rem,100% - 82rem,20rem) + .75rem)}}
`.replaceAll('\n', '');

/** What a page holds of the apps. */
export interface FirstAppsHtml {
  /** For the head: asks for the pictures ahead of the scripts. They are small, and what everybody looks for. */
  readonly pictureLinks: readonly Html[];
  readonly body: Html;
}

/**
 * The apps of a user as links that work before and without any script, where the tiles of the desktop will stand. Nothing
 * where she has none: the desktop says so itself.
 */
export function renderFirstApps(apps: FirstApps): FirstAppsHtml | undefined {
  const { user, prefs: { favourites, recent } = {}, language, findDrawing } = apps;
  const shown = shownGroups(apps);
  if (shown.length === 0) return undefined;
  const pictures = createFirstPictures(
    shown.flatMap(({ iconVMs }) => iconVMs),
    { language, findDrawing },
  );
  const closedWords = (icon: Icon): Html | '' =>
    opensFor(apps, icon) ? '' : html`<em>${pick(notOpenedYet, language)}</em>`;
  const tile = (icon: Icon): Html => {
    const { href: address, isOutside } = iconLink(icon, user, frontDoor);
    const name = fullIconName(icon, language);
    const picture = pictures.render(icon);
    const label = html`<span>${iconName(icon, language)}</span>`;
    const words = closedWords(icon);
    const outside = `${name} · ${pick(opensInNewTab, language)}`;
    if (isOutside)
      return html`<li><a href="${address}" target="_blank" rel="noopener noreferrer" title="${outside}">${picture}${label}</a></li>`;
    if (!words) return html`<li><a href="${address}" title="${name}">${picture}${label}</a></li>`;
    const title = `${name} · ${pick(notOpenedYet, language)}`;
    return html`<li><a class="boot-closed" href="${address}" title="${title}">${picture}${label}${words}</a></li>`;
  };
  const panel = (group: IconGroup): Html =>
    html`<section><h2>${groupNameOf(group, language)}</h2><ul>${group.iconVMs.map(tile)}</ul></section>`;
  const line = recent?.value.length && html`<div class="boot-recent" aria-hidden="true"></div>`;
  const favouriteIcons = pickApps(shown, favourites?.value ?? []);
  return {
    pictureLinks: pictures.links,
    body: html`<div class="boot-home"><div class="boot-head" aria-hidden="true"><i></i></div>${line || ''}${childrenRoom(apps)}${favouritesRoom(favouriteIcons, language, closedWords)}<nav class="boot-groups" aria-label="${pageText('apps', language)}">${shown.map(panel)}</nav></div>`,
  };
}

/** Whether a press opens something, in the portal or outside. */
function opensFor({ user, canOpen }: FirstApps, icon: Icon): boolean {
  const { href, isOutside } = iconLink(icon, user, frontDoor);
  return isOutside || canOpen(href);
}

/** As the user has arranged them, in the groups that she sees. */
function shownGroups({ groups, user, prefs = {}, language }: FirstApps): readonly IconGroup[] {
  const { order, hidden, placed } = prefs;
  const arrangement = { order: order?.value, hidden: hidden?.value, placed: placed?.value };
  const arranged = arrangeApps(groups, user, arrangement);
  return hasGroups(user) ? arranged : oneGroup(arranged, pageText('apps', language));
}

/** Room for the children of a parent, one button each, and the link to all of them. */
function childrenRoom({ children, language }: FirstApps): Html | '' {
  if (children.length === 0) return '';
  return html`<div class="boot-children" aria-hidden="true">${children.map(childButton)}<cite>${pageText('allChildren', language)}</cite></div>`;
}

function childButton({ child, unread, todos, messages }: ChildOverview): Html {
  const { realName, gradeName, className } = child;
  const count = unread.reduce((sum, { num }) => sum + num, 0) + todos + messages;
  const grade = [gradeName, className].filter(Boolean).join(' ');
  return html`<div><strong>${realName}<small>${grade}</small></strong>${count > 0 && html`<em>${count}</em>`}</div>`;
}

/** Room for the favourites, as many lines of it as they will take. Their pictures stand in the groups already. */
function favouritesRoom(
  favourites: readonly Icon[],
  language: Language,
  closedWords: (icon: Icon) => Html | '',
): Html | '' {
  if (favourites.length === 0) return '';
  const tile = (icon: Icon): Html =>
    html`<li><p><i></i><span>${iconName(icon, language)}</span>${closedWords(icon)}</p></li>`;
  return html`<section class="boot-row" aria-hidden="true"><h2>${pageText('favourites', language)}</h2><ul>${favourites.map(tile)}</ul></section>`;
}
