/** The shell is built before its remotes and imports from none. */
export function remotes(): never {
  throw new Error('remotes of the build are not in this build');
}
