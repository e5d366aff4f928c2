import { readFileSync } from 'node:fs';

/**
 * Process ids of those that a running process has started (proc(5)).
 * @throws Error when it does not run
 */
export function childrenOf(pid: number): number[] {
  return readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8')
    .trim()
    .split(' ')
    .filter(Boolean)
    .map(Number);
}
