import { wordFilesOf } from '#shared/contracts';
import { whenIdle } from '../idle/index.ts';
import { getLanguage } from '../language/index.ts';
import { getRegistry } from './registry.ts';

const linked = new Set<string>();

/** Fetches the files of the other remotes once the page is idle, so that moving there needs no download. */
export function preloadOthers(): void {
  if (isSavingData()) return;
  whenIdle(() => {
    for (const entry of getRegistry())
      for (const address of [...entry.preload, ...wordFilesOf(entry, getLanguage())]) link(address);
  });
}

function isSavingData(): boolean {
  return (
    'connection' in navigator &&
    typeof navigator.connection === 'object' &&
    navigator.connection !== null &&
    'saveData' in navigator.connection &&
    navigator.connection.saveData === true
  );
}

function link(address: string): void {
  if (linked.has(address)) return;
  linked.add(address);
  const element = document.createElement('link');
  element.rel = 'modulepreload';
  element.href = address;
  document.head.append(element);
}
