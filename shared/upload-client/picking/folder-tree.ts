/** A folder or file of a picked folder (N06). */
export interface DirectoryEntry {
  /** Counts from 1 as text; names the entry for `parentId`. */
  readonly id: string;
  readonly fileName: string;
  readonly type: 'file' | 'directory';
  /** Of the folder that holds it; empty at the top. */
  readonly parentId: string;
}

/** An entry with what it holds (N13). */
export interface DirectoryNode extends DirectoryEntry {
  /** Counts from 1 at the top. */
  readonly level: number;
  readonly expend: boolean;
  readonly children: DirectoryNode[];
}

/** Collects the entries of a picked folder. */
export interface DirectoryList {
  readonly entries: readonly DirectoryEntry[];
  /** @param path names from the top; folders that are missing above it are added */
  addFile(path: readonly string[]): void;
  addDirectory(path: readonly string[]): void;
}

/** The path of a picked folder that was dropped beside another of the same name is the same; it becomes one folder. */
export function createDirectoryList(): DirectoryList {
  const entries: DirectoryEntry[] = [];
  const ids = new Map<string, string>();

  function add(fileName: string, type: DirectoryEntry['type'], parentId: string): string {
    const id = String(entries.length + 1);
    entries.push({ id, fileName, type, parentId });
    return id;
  }

  function idOfDirectory(path: readonly string[]): string {
    const fileName = path.at(-1);
    if (fileName === undefined) return '';
    // No name holds a slash.
    const key = path.join('/');
    const id = ids.get(key) ?? add(fileName, 'directory', idOfDirectory(path.slice(0, -1)));
    ids.set(key, id);
    return id;
  }

  return {
    entries,
    addFile: (path) => void add(path.at(-1) ?? '', 'file', idOfDirectory(path.slice(0, -1))),
    addDirectory: (path) => void idOfDirectory(path),
  };
}

/** The tree of a list in which a folder stands before what it holds. */
export function toDirectoryTree(entries: readonly DirectoryEntry[]): DirectoryNode[] {
  const roots: DirectoryNode[] = [];
  const nodes = new Map<string, DirectoryNode>();
  for (const entry of entries) {
    const parent = nodes.get(entry.parentId);
    const node = { ...entry, level: (parent?.level ?? 0) + 1, expend: false, children: [] };
    nodes.set(entry.id, node);
    (parent?.children ?? roots).push(node);
  }
  return roots;
}
