import { afterEach, describe, expect, it } from 'vitest';
import { addPseudoLanguage } from '#shared/language';
import { ask } from '../testing/ask.ts';
import { bootDataOf } from '../testing/boot-data-of.ts';
import { type RunningPortal, startPortal } from '../testing/start-portal.ts';
import { pseudoLanguagePath } from './pseudo-language-step.ts';

const loginPage = '/login?language=en-XA';
const helpPage = '/bff/help?language=en-XA';

let portal: RunningPortal;
let takeAway = (): void => undefined;
afterEach(async () => {
  takeAway();
  takeAway = () => undefined;
  await portal.stop();
});

async function read(path: string): Promise<string> {
  return (await ask(portal.port, { path })).text;
}

/** What somebody reads of a page without script, text by text. */
function textsOf(html: string): string[] {
  const body = html.slice(html.indexOf('<body>')).replace(/<(script|noscript)\b.*?<\/\1>/gs, '');
  return [...body.matchAll(/(?:lang="([^"]*)"[^<>]*)?>([^<>]+)</g)].flatMap(([, lang, text = '']) =>
    lang || !/\p{L}/u.test(text) ? [] : [text.trim()],
  );
}

describe('in test mode and development', () => {
  it('when a page is opened in the pseudo-language, then its words are bracketed and it loads the script first', async () => {
    takeAway = addPseudoLanguage();
    portal = await startPortal({ pseudoLanguage: true });
    const html = await read(loginPage);
    expect(html).toContain('<html lang="en-XA"');
    expect(bootDataOf({ text: html }).language).toBe('en-XA');
    const script = `<script type="module" src="${pseudoLanguagePath}"></script>`;
    expect(html.indexOf(script)).toBeGreaterThan(0);
    expect(html.indexOf(script)).toBeLessThan(html.indexOf('src="/assets/shell/main.'));
    for (const page of [html, await read(helpPage)]) {
      expect(textsOf(page).length).toBeGreaterThan(5);
      expect(textsOf(page).filter((text) => !/^⟦.*⟧$/s.test(text))).toEqual([]);
    }
  });

  it('when its script is asked for, then it is a script and adds the language', async () => {
    portal = await startPortal({ pseudoLanguage: true });
    const { text, headers } = await ask(portal.port, { path: pseudoLanguagePath });
    expect(headers['content-type']).toContain('text/javascript');
    expect(text).not.toMatch(/\binterface\b|import type/);
    await import(`data:text/javascript,${encodeURIComponent(text)}`);
    takeAway = () => {
      globalThis.pseudoLanguage = undefined;
    };
    expect(globalThis.pseudoLanguage?.write('Save', 'en-XA')).toMatch(/^⟦Šàṽé/);
    expect(globalThis.pseudoLanguage?.write('Save', 'en')).toBe('Save');
  });

  it('when a page is opened in another language, then nothing of it is there', async () => {
    takeAway = addPseudoLanguage();
    portal = await startPortal({ pseudoLanguage: true });
    const html = await read('/login?language=en');
    expect(html).not.toMatch(/⟦|pseudo|en-XA/);
  });
});

describe('in production', () => {
  it('when somebody asks for the pseudo-language, then pages are Chinese and nothing of it is there', async () => {
    portal = await startPortal();
    for (const path of [loginPage, helpPage]) {
      const html = await read(path);
      expect(html).toContain('<html lang="zh-CN"');
      expect(html).not.toMatch(/⟦|pseudo|lang="en-XA"/);
    }
    const cookie = 'portal-lang=en-XA';
    const page = await ask(portal.port, { path: '/login', headers: { cookie, 'accept-language': 'en' } });
    expect(page.text).toContain('<html lang="en"');
    expect((await ask(portal.port, { path: pseudoLanguagePath })).status).toBe(404);
  });
});
