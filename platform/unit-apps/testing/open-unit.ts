import type { PortalDatabase } from '#platform/database';
import { type DemoPlatform, startDemoPlatform, type TestAnswer } from '#platform/testing';
import type { IconGroup, ResourceNode, UnitApp, UnitApps } from '#shared/contracts';

const base = '/api/base/unit_apps';

type Body = TestAnswer['body'];

export interface UnitUnderTest extends DemoPlatform {
  readonly list: (login: string, unitId?: string) => Promise<Omit<Body, 'data'> & { data: UnitApps }>;
  readonly find: (code: string, login?: string) => Promise<UnitApp>;
  /** Saves what is given, and leaves the rest as it is. */
  readonly save: (login: string, code: string, change: object) => Promise<Body>;
  readonly send: (login: string, path: string, payload: object) => Promise<Body>;
  /** Id of an open class of U2001. */
  readonly classOf: (gradeName: string, className: string) => Promise<string>;
  readonly groupsOf: (login: string) => Promise<IconGroup[]>;
  readonly codesOf: (login: string) => Promise<string[]>;
  readonly closedFor: (login: string) => Promise<string[]>;
  readonly treeOf: (login: string, code: string) => Promise<ResourceNode[]>;
}

/** The demo with the calls of this room. */
export async function openUnit(database: PortalDatabase): Promise<UnitUnderTest> {
  const platform = await startDemoPlatform(database);
  const read = async (login: string, path: string) => (await (await platform.as(login)).get(path)).body;
  const list = (login: string, unitId = '') => read(login, `${base}/list?${new URLSearchParams({ unitId })}`);
  const find = async (code: string, login = 'ps.admin'): Promise<UnitApp> => {
    const { groups }: UnitApps = (await list(login)).data;
    const app = groups.flatMap(({ apps }) => apps).find((one) => one.code === code);
    if (!app) throw new Error(`${code} is not in the catalogue`);
    return app;
  };
  const send = async (login: string, path: string, payload: object) =>
    (await (await platform.as(login)).postJson(`${base}/${path}`, payload)).body;
  const meOf = async (login: string) => (await read(login, '/api/uaa/oauth/me')).data;
  const groupsOf = async (login: string): Promise<IconGroup[]> => {
    const { userId, unitId } = await meOf(login);
    return (await read(login, `/api/base/desktop/my_app_icon?userId=${userId}&unitId=${unitId}&appType=1`))
      .data;
  };
  return {
    ...platform,
    list,
    find,
    send,
    save: async (login, code, change) => {
      const { revision, isOpen, isLocked, isForEverybody, userTypes, roles, classIds } = await find(code);
      const settings = { isOpen, isLocked, isForEverybody, userTypes, roles, classIds };
      return send(login, 'save', { code, revision, ...settings, ...change });
    },
    classOf: async (gradeName, className) => {
      const { classes }: UnitApps = (await list('ps.admin')).data;
      const found = classes.find((one) => one.gradeName === gradeName && one.className === className);
      if (!found) throw new Error(`there is no class ${gradeName} ${className}`);
      return found.classId;
    },
    groupsOf,
    codesOf: async (login) =>
      (await groupsOf(login)).flatMap(({ iconVMs }) => iconVMs.map(({ code }) => code)),
    closedFor: async (login) => (await meOf(login)).closedApps.map(({ code }: { code: string }) => code),
    treeOf: async (login, code) => (await read(login, `/api/base/resource/user/code/tree?code=${code}`)).data,
  };
}
