import { DomainError, getRefusal } from '#shared/contracts';
import { driveLimits } from './limits.ts';

const depth = driveLimits.depth;

/** What is said where something cannot be done. */
export const refusalTexts = {
  notFound: getRefusal('not_found').text,
  forbidden: getRefusal('forbidden').text,
  nameTaken: '这里已有同名的文件或文件夹|||A file or folder with this name is already here',
  nameEmpty: '请输入名称|||Please enter a name',
  nameHasSlash: '名称不能包含 / 或 \\|||A name cannot contain / or \\',
  takenByFile:
    '有一个文件与要新建的文件夹同名，请先重命名|||A file has the name of a folder to be created. Please rename it first',
  intoItself:
    '不能把文件夹移动到它自身或其子文件夹中|||A folder cannot be moved into itself or a folder inside it',
  tooDeep: `文件夹最多 ${depth} 层|||Folders can be at most ${depth} levels deep`,
  tooMany: '这个空间最多存放 100,000 个文件和文件夹|||This space can hold at most 100,000 files and folders',
  tooManyToCopy:
    '一次最多复制 5,000 个文件和文件夹，请分批复制|||At most 5,000 files and folders can be copied at once. Please copy them in parts',
  noFolder: '目标不是文件夹|||The destination is not a folder',
} as const;

export function createNameRefusal(message: string): DomainError {
  return new DomainError('invalid_input', { fieldErrors: [{ field: 'name', message }] });
}

export function createRefusal(message: string): DomainError {
  return new DomainError('invalid_input', { message });
}
