import { createHash } from 'node:crypto';
import type { DemoPlatform } from '#platform/testing';
import { type DriveEntry, type DriveOutcome, driveSpaces, uploadFile } from '#shared/contracts';

interface Answer<Data> {
  status: number;
  code?: string;
  message: string;
  data: Data;
  fieldErrors?: { field: string; message: string }[];
}

interface Listed {
  list: DriveEntry[];
  total: number;
  pages: number;
  trail: { entryId: string; name: string }[];
  role: string;
}

export type SelectionVerb = 'remove' | 'restore' | 'purge';

/** What a browser of one user does with the drive. */
export async function createDriveClient(platform: DemoPlatform, loginName: string) {
  const client = await platform.as(loginName);
  const post = async <Data>(verb: string, fields: object): Promise<Answer<Data>> => {
    const texts = Object.entries(fields).map(([name, value]) => [name, String(value)]);
    return (await client.post(`/api/drive/${verb}`, Object.fromEntries(texts))).body;
  };
  const postJson = async <Data>(verb: string, body: object): Promise<Answer<Data>> =>
    (await client.postJson(`/api/drive/${verb}`, body)).body;
  const get = async <Data>(verb: string, query: Record<string, string> = {}): Promise<Answer<Data>> =>
    (await client.get(`/api/drive/${verb}?${new URLSearchParams(query)}`)).body;
  const list = async (query: Record<string, string>): Promise<Answer<Listed>> => get('list', query);
  return {
    get,
    post,
    postJson,
    list,
    spaces: async () => (await client.get(driveSpaces.path)).body.data.spaces,
    /** @param place where; by default what `spaceId` says alone */
    folder: async (spaceId: string, name: string, parentId = ''): Promise<Answer<DriveEntry>> =>
      post('folder_create', { spaceId, parentId, name }),
    select: (verb: SelectionVerb, ...entryIds: string[]) => postJson<DriveOutcome>(verb, { entryIds }),
    place: (verb: 'move' | 'copy', spaceId: string, parentId: string, ...entryIds: string[]) =>
      postJson<DriveOutcome>(verb, { spaceId, parentId, entryIds }),
    names: async (spaceId: string, parentId = '', view = 'folder'): Promise<string[]> =>
      (await list({ view, spaceId, parentId })).data.list.map(({ name }) => name),
    /** @returns id of the stored file */
    upload: async (name: string, content: string, serverid = 'drive'): Promise<string> => {
      const form = new FormData();
      const md5 = createHash('md5').update(content).digest('hex');
      for (const [field, value] of Object.entries({ md5, uid: 'u1', serverid })) form.set(field, value);
      form.set('file', new Blob([content]), name);
      const cookie = [...client.cookies].map(([key, value]) => `${key}=${value}`).join('; ');
      const response = await fetch(platform.base + uploadFile.path, {
        method: 'POST',
        body: form,
        headers: { cookie },
      });
      return (await response.json()).data.fileId;
    },
    used: async (): Promise<number> => (await client.get('/api/storage/usage')).body.data.used,
    /** HTTP status of a content. */
    read: async (fileId: string): Promise<number> => (await client.get(`/api/storage/file/${fileId}`)).http,
  };
}

export type DriveClient = Awaited<ReturnType<typeof createDriveClient>>;
