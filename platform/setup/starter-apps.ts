import type { Insertable } from 'kysely';
import type { Tables } from '#platform/database';
import { baseLicence } from '#platform/units';
import { type UserType, userTypeCodes, userTypes } from '#shared/contracts';

const { teacher, administrator } = userTypeCodes;

/** The one group of a desktop that nobody has arranged yet. */
export const starterGroup: Insertable<Tables['desktop_group']> = {
  code: 'platform',
  name: '平台',
  english_name: 'Platform',
  position: 0,
};

/** The apps that come with the portal and work without a service of anybody else. Their menus come with them. */
export const starterApps: readonly Insertable<Tables['desktop_app']>[] = [
  app('base', ['基础平台', 'People & Units'], [administrator], { menu_route: '#/people/list' }),
  app('drive', ['网盘', 'Drive'], userTypes),
  app('app', ['应用开发中心', 'Developer Centre'], [teacher, administrator]),
].map((row, position) => ({ ...row, position }));

function app(
  code: string,
  [name, english_name]: readonly [string, string],
  audience: readonly UserType[],
  more: Partial<Insertable<Tables['desktop_app']>> = {},
) {
  return {
    code,
    group_code: starterGroup.code,
    name,
    short_name: name,
    english_name,
    english_short_name: english_name,
    server_id: baseLicence.server_id,
    deploy_path: null,
    menu_route: null,
    audience: JSON.stringify(audience),
    limit_user_type: null,
    front_user_type: null,
    only_unit_type: null,
    only_unit_id: null,
    icon_img: null,
    img_path: null,
    ...more,
  };
}
