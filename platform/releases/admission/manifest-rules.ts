import { isStorable } from '#platform/database';
import { type AppManifest, type AppPermission, shellApiVersion } from '#shared/contracts';
import { isInRange } from '#shared/versions';
import { pagePathOf } from './page-path.ts';
import type { Problem } from './problem.ts';

type Files = ReadonlyMap<string, Buffer>;
type Found = readonly [field: string, zh: string, en: string];

const maxPermissions = 300;
const maxName = 60;
const pictures = /\.(?:svg|png|webp)$/;

/** What a manifest says that its schema cannot know to be wrong. */
export function findManifestProblems(manifest: AppManifest, files: Files): Problem[] {
  const found = [
    ...findMissingFiles(manifest, files),
    ...findUnfitShell(manifest),
    ...findForeignCodes(manifest),
    ...findForeignAddresses(manifest),
    ...findUnfitNames(manifest),
    ...findUnfitPermissions(manifest.permissions ?? []),
  ];
  return found.map(([field, zh, en]) => ({ file: 'portal.json', field, zh, en }));
}

function findMissingFiles(manifest: AppManifest, files: Files): Found[] {
  const { entry, preload, preloadWords, tile } = manifest;
  const named: (readonly [string, string])[] = [
    ['entry', entry],
    ...preload.map((path, at) => [`preload.${at}`, path] as const),
    ...Object.entries(preloadWords).flatMap(([language, paths]) =>
      paths.map((path, at) => [`preloadWords.${language}.${at}`, path] as const),
    ),
    ...(tile?.icon ? [['tile.icon', tile.icon] as const] : []),
  ];
  const missing = named
    .filter(([, path]) => !files.has(path))
    .map(
      ([field, path]): Found => [field, `压缩包中没有 ${path}`, `names ${path}, which is not in the archive`],
    );
  const icon: Found[] =
    tile?.icon && !pictures.test(tile.icon) ? [['tile.icon', '不是图片', 'is no picture']] : [];
  const script: Found[] = entry.endsWith('.js') ? [] : [['entry', '不是脚本', 'is no script']];
  return [...missing, ...icon, ...script];
}

function findUnfitShell({ shellApi }: AppManifest): Found[] {
  if (isInRange(shellApiVersion, shellApi)) return [];
  return [
    [
      'shellApi',
      `应用需要 ${shellApi}，本门户提供 ${shellApiVersion}`,
      `needs ${shellApi}, and this portal has ${shellApiVersion}`,
    ],
  ];
}

/** Under the code of another app it would get that one's permissions. */
function findForeignCodes({ code, config }: AppManifest): Found[] {
  return (['appCode', 'code'] as const)
    .filter((field) => config?.[field] !== undefined && config[field] !== code)
    .map((field) => [`config.${field}`, `必须是 ${code}`, `has to be ${code}`]);
}

function findForeignAddresses(manifest: AppManifest): Found[] {
  const { code, serverId, slots } = manifest;
  const own = new RegExp(`^/pages/${serverId}/pc_${code}_(?:all|tm|spm)/index\\.html(?:#.*)?$`);
  const named = [
    ...(slots?.userMenu ?? []).map(({ address }, at) => [`slots.userMenu.${at}.address`, address] as const),
    ...(slots?.sections ?? []).map(({ address }, at) => [`slots.sections.${at}.address`, address] as const),
  ];
  const page = pagePathOf(manifest);
  return named
    .filter(([, address]) => !own.test(address))
    .map(([field]) => [field, `必须是本应用的页面 ${page}`, `has to be the app's own page ${page}`]);
}

function findUnfitNames({ names, tile, permissions = [] }: AppManifest): Found[] {
  const texts = [
    ...Object.entries(names).map(([language, text]) => [`names.${language}`, text] as const),
    ...Object.entries(tile?.shortNames ?? {}).map(
      ([language, text]) => [`tile.shortNames.${language}`, text] as const,
    ),
    ...flatten(permissions).flatMap(({ code, names: { en, 'zh-CN': zh } }) => [
      [`permissions ${code}`, en + zh] as const,
    ]),
  ];
  return texts.flatMap(([field, text = '']): Found[] => {
    if (!isStorable(text)) return [[field, '含有无法保存的字符', 'has a character that cannot be saved']];
    const isTooLong = field.startsWith('names') && text.length > maxName;
    return isTooLong ? [[field, `最多 ${maxName} 个字符`, `has more than ${maxName} characters`]] : [];
  });
}

function findUnfitPermissions(permissions: readonly AppPermission[]): Found[] {
  const all = flatten(permissions);
  if (all.length > maxPermissions)
    return [['permissions', `最多 ${maxPermissions} 个`, `has more than ${maxPermissions} nodes`]];
  const seen = new Set<string>();
  return all.flatMap(({ code }): Found[] => {
    if (seen.has(code)) return [['permissions', `${code} 出现两次`, `has ${code} twice`]];
    seen.add(code);
    return [];
  });
}

function flatten(permissions: readonly AppPermission[]): AppPermission[] {
  return permissions.flatMap((one) => [one, ...flatten(one.children ?? [])]);
}
