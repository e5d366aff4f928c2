import { whenIdle } from '../idle/index.ts';
import { getLanguage } from '../language/index.ts';
import { getRegistry } from './registry.ts';

const linked = new Set<string>();

const link = (address: string): void => {
  if (linked.has(address)) return;
  linked.add(address);
  const element = document.createElement('link');
  element.rel = 'modulepreload';
  element.href = address;
  document.head.append(element);
};

const isSavingData = (): boolean =>
  'connection' in navigator &&
  typeof navigator.connection === 'object' &&
  navigator.connection !== null &&
  'saveData' in navigator.connection &&
  navigator.connection.saveData === true;

/** Fetches the files of the other remotes once the page is idle, so that moving there needs no download. */
export const preloadOthers = (): void => {
  if (isSavingData()) return;
  whenIdle(() => {
    const isEnglish = getLanguage() === 'en';
    for (const { preload, preloadChinese, preloadEnglish } of getRegistry()) {
      for (const address of preload) link(address);
      for (const address of isEnglish ? preloadEnglish : preloadChinese) link(address);
    }
  });
};
