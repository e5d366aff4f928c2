import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Tables } from '#platform/database';
import { shippedNodes } from '#platform/desktop';
import { type AppManifest, DomainError } from '#shared/contracts';
import { pick } from '#shared/language';
import { type Problem, pagePathOf, refuseArchive } from './admission/index.ts';
import { mayPublish, type Scene } from './publisher-rights.ts';
import { type AppRow, namesOf } from './released-app.ts';

/** Federation names and folders of the portal itself. */
const reservedNames = ['shell', 'x'];

/**
 * Refuses a code, federation name or address that is another app's, by the name of that app.
 * @param scene undefined for the operator of the portal
 * @returns the app, where it has releases already
 * @throws DomainError `invalid_input`, `forbidden`
 */
export async function requireFree(
  db: Kysely<Tables>,
  scene: Scene | undefined,
  manifest: AppManifest,
): Promise<AppRow | undefined> {
  const { code, name, version } = manifest;
  const apps = await db
    .selectFrom('released_app')
    .selectAll()
    .where((eb) => eb.or([eb(sql`lower(code)`, '=', code.toLowerCase()), eb('name', '=', name)]))
    .execute();
  const own = apps.find((app) => app.code === code && app.origin === 'uploaded');
  const problems = [
    ...findTakenCode(manifest, apps),
    ...findTakenName(manifest, apps),
    ...(await findTakenPath(db, manifest)),
  ];
  if (problems.length > 0) throw refuseArchive(`${code} ${version}`, problems);
  if (own && scene && !mayPublish(scene, own)) throw await refuseForeignUnit(db, own);
  return own;
}

function findTakenCode({ code }: AppManifest, apps: readonly AppRow[]): Problem[] {
  const isShipped = shippedNodes.some(({ app_code }) => app_code.toLowerCase() === code.toLowerCase());
  const other = apps.find(
    (app) =>
      app.code.toLowerCase() === code.toLowerCase() && !(app.code === code && app.origin === 'uploaded'),
  );
  if (other) return [taken('code', code, describeApp(other))];
  return isShipped ? [taken('code', code, portalsOwn)] : [];
}

function findTakenName({ code, name }: AppManifest, apps: readonly AppRow[]): Problem[] {
  if (reservedNames.includes(name)) return [taken('name', name, portalsOwn)];
  const other = apps.find((app) => app.name === name && app.code !== code);
  if (other) return [taken('name', name, describeApp(other))];
  const own = apps.find((app) => app.code === code && app.origin === 'uploaded');
  if (!own || own.name === name) return [];
  return [
    {
      ...{ file: 'portal.json', field: 'name' },
      zh: `必须仍是 ${own.name}，同一应用的各版本同名`,
      en: `has to stay ${own.name}: all versions of an app share it`,
    },
  ];
}

async function findTakenPath(db: Kysely<Tables>, manifest: AppManifest): Promise<Problem[]> {
  const path = pagePathOf(manifest);
  const shipped = await db
    .selectFrom('released_app')
    .innerJoin('app_release', 'app_release.code', 'released_app.code')
    .selectAll('released_app')
    .select('app_release.manifest')
    .where('released_app.origin', '=', 'shipped')
    .execute();
  const other = shipped.find((row) => pathsOf(row.manifest).includes(path));
  return other ? [taken('code', path, describeApp(other))] : [];
}

function pathsOf(manifest: string): readonly string[] {
  const { paths = [] }: { paths?: string[] } = JSON.parse(manifest);
  return paths;
}

interface NamedApp {
  readonly zh: string;
  readonly en: string;
}

const portalsOwn: NamedApp = { zh: '门户自身', en: 'the portal itself' };

function describeApp(app: AppRow): NamedApp {
  const names = namesOf(app);
  return { zh: `应用「${pick(names, 'zh-CN')}」`, en: `the app “${pick(names, 'en')}” (${app.code})` };
}

function taken(field: string, value: string, { zh, en }: NamedApp): Problem {
  return {
    file: 'portal.json',
    field,
    zh: `${value} 已属于${zh}`,
    en: `${value} belongs to ${en}`,
  };
}

async function refuseForeignUnit(db: Kysely<Tables>, app: AppRow): Promise<DomainError> {
  const unit = await db
    .selectFrom('unit')
    .select(['name', 'en_name'])
    .where('id', '=', app.unit_id ?? '')
    .executeTakeFirst();
  const owner = { zh: unit?.name ?? '运维人员', en: unit?.en_name ?? unit?.name ?? 'the operator' };
  const { zh, en } = describeApp(app);
  return new DomainError('forbidden', {
    message: `${zh}由${owner.zh}发布，只有该单位的开发者或教育局管理员可以发布新版本|||${en} is published by ${owner.en}: only its developers, or the bureau, publish versions of it`,
  });
}
