import { randomUUID } from 'node:crypto';
import { type DemoPlatform, startDemoPlatform, type TestEngine } from '#platform/testing';
import type { DriveSpace } from '#shared/contracts';
import { createDriveClient, type DriveClient } from './drive-client.ts';

/** A platform with the people of the demo: a teacher with an empty drive of her own, and others who meet her there. */
export interface DriveParty {
  platform: DemoPlatform;
  teacher: DriveClient;
  colleague: DriveClient;
  administrator: DriveClient;
  pupil: DriveClient;
  parent: DriveClient;
  /** A teacher of another school. */
  stranger: DriveClient;
  /** Ids of the teacher's own space, that of the pupil's class, and that of the school. */
  mine: string;
  ofClass: string;
  ofSchool: string;
  /** A folder of the teacher that nothing stands in yet. */
  newFolder: () => Promise<string>;
}

export async function startDrive(engine: TestEngine): Promise<DriveParty> {
  const platform = await startDemoPlatform(engine.database());
  const teacher = await createDriveClient(platform, 't.wu');
  const spaces: DriveSpace[] = await teacher.spaces();
  const idOf = (matches: (space: DriveSpace) => boolean): string => spaces.find(matches)?.spaceId ?? '';
  const mine = idOf(({ kind }) => kind === 'mine');
  return {
    platform,
    teacher,
    colleague: await createDriveClient(platform, 't.zhou'),
    administrator: await createDriveClient(platform, 'ps.admin'),
    pupil: await createDriveClient(platform, 's.zhoule'),
    parent: await createDriveClient(platform, 'p.zhou'),
    stranger: await createDriveClient(platform, 't.chen'),
    mine,
    ofClass: idOf(({ gradeName, className }) => gradeName === '三年级' && className === '(2)班'),
    ofSchool: idOf(({ kind }) => kind === 'school'),
    newFolder: async () => (await teacher.folder(mine, randomUUID())).data.entryId,
  };
}
