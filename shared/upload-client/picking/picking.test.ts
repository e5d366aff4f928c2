import { describe, expect, test } from 'vitest';
import { readFolder, toPickedFile } from '../index.ts';
import { fileKeyOf } from './picked-file.ts';

/** Entries as browsers give them: at most two at a time, and an empty list at the end. */
function directory(name: string, children: object[]) {
  return {
    name,
    isDirectory: true,
    isFile: false,
    createReader() {
      const left = [...children];
      return { readEntries: (resolve: (some: object[]) => void) => resolve(left.splice(0, 2)) };
    },
  };
}

function entry(name: string) {
  const open = (resolve: (file: File) => void) => resolve(new File(['x'], name));
  return { name, isDirectory: false, isFile: true, file: open };
}

function broken(name: string) {
  const open = (_: unknown, reject: (error: Error) => void) =>
    reject(new DOMException('', 'NotReadableError'));
  return { name, isDirectory: false, isFile: true, file: open };
}

/** A drop, which is empty as soon as its event is over. */
function drop(...entries: { name: string; isDirectory: boolean }[]): DataTransferItemList {
  let isOver = false;
  queueMicrotask(() => {
    isOver = true;
  });
  const items = entries.map((each) => ({
    kind: 'file',
    webkitGetAsEntry: () => (isOver ? null : each),
    getAsFile: () => (isOver ? null : new File(['x'], each.name)),
  }));
  return items as unknown as DataTransferItemList;
}

describe('a folder', () => {
  test('when it is dropped, then folders stand before what they hold, empty ones too', async () => {
    const root = directory('班级', [
      entry('a 📚.doc'),
      directory('空', []),
      directory('照片', [entry('1.jpg'), entry('2.jpg'), entry('3.jpg')]),
    ]);
    const { directorys, dirTree, files, unreadable } = await readFolder(drop(root));
    expect(directorys).toEqual([
      { id: '1', fileName: '班级', type: 'directory', parentId: '' },
      { id: '2', fileName: 'a 📚.doc', type: 'file', parentId: '1' },
      { id: '3', fileName: '空', type: 'directory', parentId: '1' },
      { id: '4', fileName: '照片', type: 'directory', parentId: '1' },
      { id: '5', fileName: '1.jpg', type: 'file', parentId: '4' },
      { id: '6', fileName: '2.jpg', type: 'file', parentId: '4' },
      { id: '7', fileName: '3.jpg', type: 'file', parentId: '4' },
    ]);
    expect(dirTree).toMatchObject([
      { fileName: '班级', level: 1, expend: false, children: [{}, { children: [], level: 2 }, { level: 2 }] },
    ]);
    expect(dirTree[0]?.children[2]?.children).toHaveLength(3);
    expect(files.map(({ webkitRelativePath }) => webkitRelativePath)).toEqual([
      '班级/a 📚.doc',
      '班级/照片/1.jpg',
      '班级/照片/2.jpg',
      '班级/照片/3.jpg',
    ]);
    expect(unreadable).toEqual([]);
  });

  test('when it is picked, then its folders come from the paths of its files', async () => {
    const files = ['a/b/1.txt', 'a/b/2.txt', 'a/3.txt'].map((path) =>
      Object.defineProperty(new File([], path.split('/').at(-1) ?? ''), 'webkitRelativePath', {
        value: path,
      }),
    );
    const { directorys } = await readFolder(files as unknown as FileList);
    expect(directorys.map(({ fileName, parentId }) => `${parentId}:${fileName}`)).toEqual([
      ':a',
      '1:b',
      '2:1.txt',
      '2:2.txt',
      '1:3.txt',
    ]);
  });

  test('when folders are very deep, then all are read', async () => {
    let root = directory('d', [entry('last')]);
    for (let depth = 1; depth < 2000; depth += 1) root = directory('d', [root]);
    const { files } = await readFolder(drop(root));
    expect(files[0]?.webkitRelativePath.split('/')).toHaveLength(2001);
  });

  test('when a file cannot be read, then it is named and the others come', async () => {
    const root = directory('a', [broken('no.doc'), entry('yes.doc')]);
    const { files, unreadable } = await readFolder(drop(root, entry('alone.doc')));
    expect(unreadable).toEqual(['a/no.doc']);
    expect(files.map(({ fileName }) => fileName)).toEqual(['yes.doc', 'alone.doc']);
  });

  test('when nothing was picked, then nothing comes', async () => {
    await expect(readFolder([] as unknown as FileList)).resolves.toMatchObject({ directorys: [], files: [] });
  });
});

test('when the same file is picked again, then its key is the same; in another folder it is not', () => {
  const file = new File(['x'], 'a.doc', { lastModified: 5 });
  expect(fileKeyOf(toPickedFile(file))).toBe(fileKeyOf(toPickedFile(file)));
  expect(fileKeyOf(toPickedFile(file))).not.toBe(fileKeyOf(toPickedFile(file, 'b/a.doc')));
});
