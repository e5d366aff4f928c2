import type { Kysely } from 'kysely';
import type { Tables } from '#platform/database';
import type { FileStore } from '#platform/storage';
import type { AppManifest, AppPermission } from '#shared/contracts';
import type { AdmittedArchive } from './admission/index.ts';
import type { AppRow, ReleaseRow } from './released-app.ts';

/** Where a tile stands that names no group which is there. */
const defaultGroup = { code: 'apps', name: '应用', english_name: 'Apps' } as const;
const kinds = { group: 1, menu: 2, button: 3 } as const;

/**
 * Puts an app into the catalogue when it is first approved or pointed to: its tile, and the nodes of its menu. What is there already stays
 * as it is; a later version adds nodes. The caller holds the lock of the app.
 */
export async function installApp(
  trx: Kysely<Tables>,
  { code }: Pick<AppRow, 'code'>,
  release: Pick<ReleaseRow, 'manifest' | 'digest'>,
): Promise<void> {
  const manifest: AppManifest = JSON.parse(release.manifest);
  if (await insertTile(trx, manifest, release.digest))
    await trx.updateTable('released_app').set({ has_own_tile: 1 }).where('code', '=', code).execute();
  const nodes = flatten(code, manifest.permissions ?? [], null);
  for (const node of nodes)
    await trx
      .insertInto('resource_node')
      .values(node)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
}

/** Keeps the picture of a tile where pictures of apps are, so that it outlives the version that it came with. */
export async function keepPicture(
  files: Pick<FileStore, 'put'>,
  { manifest: { code, tile }, files: contents }: AdmittedArchive,
  digest: string,
): Promise<void> {
  const content = tile?.icon ? contents.get(tile.icon) : undefined;
  if (content && tile?.icon) await files.put('icon', pictureName(code, digest, tile.icon), content);
}

/** Each release has a name of its own, so that one that nobody approved changes no tile. */
function pictureName(code: string, digest: string, icon: string): string {
  return `x-${code.slice(0, 40)}-${digest.slice(0, 12)}${icon.slice(icon.lastIndexOf('.'))}`;
}

/** @returns whether there was none */
async function insertTile(trx: Kysely<Tables>, manifest: AppManifest, digest: string): Promise<boolean> {
  const { code, names, tile, serverId, audience } = manifest;
  const group_code = await getGroup(trx, tile?.group);
  const last = await trx
    .selectFrom('desktop_app')
    .select((eb) => eb.fn.max('position').as('position'))
    .where('group_code', '=', group_code)
    .executeTakeFirst();
  const { numInsertedOrUpdatedRows = 0n } = await trx
    .insertInto('desktop_app')
    .values({
      ...{ code, group_code, position: (last?.position ?? 0) + 1, server_id: serverId },
      ...{ name: names['zh-CN'], english_name: names.en },
      short_name: tile?.shortNames?.['zh-CN'] ?? names['zh-CN'],
      english_short_name: tile?.shortNames?.en ?? names.en,
      ...{ deploy_path: null, menu_route: null, update_status: 1, limit_user_type: null },
      audience: audience.userTypes.length > 0 ? JSON.stringify(audience.userTypes) : null,
      ...{ front_user_type: null, only_unit_type: null, only_unit_id: null, icon_img: null },
      img_path: tile?.icon ? `/api/storage/show/icon/${pictureName(code, digest, tile.icon)}` : null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows > 0n;
}

async function getGroup(trx: Kysely<Tables>, wanted: string | undefined): Promise<string> {
  const groups = await trx.selectFrom('desktop_group').select(['code', 'position']).execute();
  if (groups.some(({ code }) => code === wanted)) return wanted ?? defaultGroup.code;
  const position = Math.max(0, ...groups.map((group) => group.position)) + 1;
  await trx
    .insertInto('desktop_group')
    .values({ ...defaultGroup, position })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return defaultGroup.code;
}

type Node = Tables['resource_node'];

function flatten(app_code: string, permissions: readonly AppPermission[], parent: string | null): Node[] {
  return permissions.flatMap(({ code, names, kind, route, children = [] }, position) => [
    {
      ...{ app_code, code, parent_code: parent, position },
      ...{ name: names['zh-CN'], english_name: names.en },
      ...{ resource_type: kinds[kind], menu_route: route ?? null },
    },
    ...flatten(app_code, children, code),
  ]);
}
