import { pinyin } from 'pinyin-pro';

const maxLength = 24;

/** What a login name of somebody begins with: the pinyin of a Chinese name, the letters of another one, else `user`. */
export function loginBaseOf(name: string): string {
  const text = name.normalize('NFKC').replaceAll(/\p{Script=Han}+/gu, (run) => readingOf(run));
  const letters = text
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[^a-z]/g, '')
    .slice(0, maxLength);
  return letters.length < 2 ? 'user' : letters;
}

function readingOf(run: string): string {
  return pinyin(run, { toneType: 'none', type: 'array', v: true }).join('');
}
