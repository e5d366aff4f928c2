import type { Drawings } from '#bff/drawings';
import {
  arrangeApps,
  fullIconName,
  groupNameOf,
  hasGroups,
  iconName,
  iconPath,
  oneGroup,
} from '#shared/app-icons';
import type { Icon, IconGroup, Language, Prefs, SessionUser } from '#shared/contracts';
import { escapeHtml } from './escape.ts';
import { createFirstPictures } from './first-pictures.ts';
import { pageText } from './page-texts.ts';

/** Whose apps stand in the page before any script. */
export interface FirstApps {
  /** As the upstream answers them. */
  readonly groups: readonly IconGroup[];
  readonly user: SessionUser;
  readonly prefs: Prefs | undefined;
  readonly language: Language;
  readonly findDrawing: Drawings['find'];
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
.boot-head{height:9.625rem;margin-bottom:1rem}.boot-head i{display:block;width:60%;height:1.25rem;border-radius:12px;background:var(--shade)}
.boot-row{height:4.4rem;margin-bottom:1rem;border-radius:12px;background:var(--card)}
.boot-children{display:none}
.boot-groups{display:grid;gap:.75rem;grid-template-columns:minmax(0,1fr)}
.boot-groups section{padding:calc(.5rem + 1px);border-radius:12px;background:var(--card)}
.boot-groups h2{margin:0;padding:0 .5rem;font-size:.875rem;line-height:1.5;font-weight:600;white-space:nowrap;overflow:hidden;text-overflow:ellipsis}
.boot-groups ul{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(5.25rem,25%),1fr));margin:0;padding:0;list-style:none}
.boot-groups a{display:flex;flex-direction:column;align-items:center;gap:.375rem;padding:.5rem .125rem;color:var(--ink);text-decoration:none;border-radius:12px}
.boot-groups a:focus-visible{outline:2px solid #3e70c1;outline-offset:-2px}
.boot-groups svg,.boot-groups b{width:3.5rem;height:3.5rem;border-radius:20px}
.boot-groups b{display:grid;place-items:center;background:#3e70c1;color:#fff;font-size:1.5rem;font-weight:600}
.boot-groups span{max-width:100%;font-size:.8125rem;line-height:1.3;text-align:center;overflow:hidden;overflow-wrap:anywhere;display:-webkit-box;-webkit-box-orient:vertical;-webkit-line-clamp:2}
@media (min-width:48rem){:root{font-size:100%}.boot-children{display:block;height:3.5rem;margin-bottom:1rem}.boot-groups h2{line-height:1.6}.boot-home{margin:1.5rem;width:calc(100% - 3rem);align-self:center}.boot-head{height:4.2rem}.boot-head i{width:16rem}.boot-groups{gap:1rem}.boot-groups section{padding:calc(.75rem + 1px)}.boot-groups ul{gap:.25rem}.boot-groups svg,.boot-groups b{width:4rem;height:4rem}.boot-groups span{font-size:.875rem}}
@media (min-width:64rem){.boot-groups{grid-template-columns:repeat(auto-fit,minmax(30rem,1fr))}}
`.replaceAll('\n', '');

/** As the user has arranged them, in the groups that she sees. */
const shownGroups = ({ groups, user, prefs = {}, language }: FirstApps): readonly IconGroup[] => {
  const { order, hidden, placed } = prefs;
  const arrangement = { order: order?.value, hidden: hidden?.value, placed: placed?.value };
  const arranged = arrangeApps(groups, user, arrangement);
  return hasGroups(user) ? arranged : oneGroup(arranged, pageText('apps', language));
};

/** What a page holds of the apps. */
export interface FirstAppsHtml {
  /** For the head: asks for the pictures ahead of the scripts. They are small, and what everybody looks for. */
  readonly pictureLinks: readonly string[];
  readonly body: string;
}

/**
 * The apps of a user as links that work before and without any script, where the tiles of the desktop will stand. Nothing
 * where she has none: the desktop says so itself.
 */
export const renderFirstApps = (apps: FirstApps): FirstAppsHtml | undefined => {
  const { user, prefs: { favourites, recent } = {}, language, findDrawing } = apps;
  const shown = shownGroups(apps);
  if (shown.length === 0) return undefined;
  const pictures = createFirstPictures(
    shown.flatMap(({ iconVMs }) => iconVMs),
    { language, findDrawing },
  );
  const tile = (icon: Icon): string =>
    `<li><a href="${escapeHtml(iconPath(icon, user, frontDoor))}" title="${escapeHtml(fullIconName(icon, language))}">${pictures.render(icon)}<span>${escapeHtml(iconName(icon, language))}</span></a></li>`;
  const panel = (group: IconGroup): string =>
    `<section><h2>${escapeHtml(groupNameOf(group, language))}</h2><ul>${group.iconVMs.map(tile).join('')}</ul></section>`;
  const children = user.userType === 3 ? '<div class="boot-children" aria-hidden="true"></div>' : '';
  const hasRow = [favourites, recent].some((row) => row?.value.length);
  const row = hasRow ? '<div class="boot-row" aria-hidden="true"></div>' : '';
  return {
    pictureLinks: pictures.links,
    body: `<div class="boot-home"><div class="boot-head" aria-hidden="true"><i></i></div>${children}${row}<nav class="boot-groups" aria-label="${escapeHtml(pageText('apps', language))}">${shown.map(panel).join('')}</nav></div>`,
  };
};
