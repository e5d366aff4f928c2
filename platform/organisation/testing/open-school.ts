import type { PortalDatabase } from '#platform/database';
import { type DemoPlatform, startDemoPlatform, type TestAnswer } from '#platform/testing';
import type { ClassDetails, ListedClass, SchoolYear } from '#shared/contracts';

const base = '/api/base/organisation';

/** What the calls take as text; the platform says what is wrong with it. */
type Fields = Readonly<Record<string, string | undefined>>;

export interface School extends DemoPlatform {
  readonly list: (login: string, query?: Fields) => Promise<TestAnswer['body']>;
  readonly get: (login: string, classId: string, more?: Fields) => Promise<TestAnswer['body']>;
  readonly create: (login: string, fields: Fields) => Promise<TestAnswer['body']>;
  readonly update: (login: string, one: ListedClass, fields: Fields) => Promise<TestAnswer['body']>;
  readonly setStatus: (login: string, one: ListedClass, status: string) => Promise<TestAnswer['body']>;
  readonly setTeachers: (login: string, one: ListedClass, teaching: object[]) => Promise<TestAnswer['body']>;
  readonly years: (login: string, query?: Fields) => Promise<TestAnswer['body']>;
  readonly saveYear: (login: string, fields: Fields, before?: SchoolYear) => Promise<TestAnswer['body']>;
  /** An open class of U2001 by its names, as it is now. */
  readonly find: (gradeName: string, className: string) => Promise<ClassDetails>;
}

/** The demo with the calls of this room. */
export async function openSchool(database: PortalDatabase): Promise<School> {
  const platform = await startDemoPlatform(database);
  const read = async (login: string, path: string, query: Fields = {}) =>
    (await (await platform.as(login)).get(`${base}/${path}?${new URLSearchParams(given(query))}`)).body;
  const write = async (login: string, path: string, fields: Fields) =>
    (await (await platform.as(login)).post(`${base}/${path}`, given(fields))).body;
  const keyOf = ({ classId, revision }: ListedClass) => ({ classId, revision: String(revision) });
  const namesOf = ({ gradeName, className, yearId, campusId }: ListedClass) => ({
    ...{ gradeName, className, yearId: yearId ?? '', campusId: campusId ?? '' },
  });
  return {
    ...platform,
    list: (login, query) => read(login, 'classes', { size: '100', ...query }),
    get: (login, classId, more) => read(login, 'class/get', { classId, ...more }),
    create: (login, fields) => write(login, 'class/create', fields),
    update: (login, one, fields) =>
      write(login, 'class/update', { ...keyOf(one), ...namesOf(one), ...fields }),
    setStatus: (login, one, status) => write(login, 'class/set_status', { ...keyOf(one), status }),
    setTeachers: async (login, { classId, revision }, teaching) => {
      const client = await platform.as(login);
      return (await client.postJson(`${base}/class/set_teachers`, { classId, revision, teaching })).body;
    },
    years: (login, query) => read(login, 'years', query),
    saveYear: (login, fields, before) =>
      write(login, 'year/save', {
        ...(before ? { yearId: before.yearId, revision: String(before.revision) } : {}),
        ...fields,
      }),
    find: async (gradeName, className) => {
      const { data } = await read('ps.admin', 'classes', { size: '100', gradeName, status: 'open' });
      const found = data.list.find((one: ListedClass) => one.className === className);
      return (await read('ps.admin', 'class/get', { classId: found.classId })).data;
    },
  };
}

function given(fields: Fields): Record<string, string> {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );
}
