import { hasServerForm } from './server-form.ts';

interface Words {
  readonly title: string;
  readonly text: string;
  readonly reload: string;
}

// Without the list of languages: nothing else is loaded yet.
const texts: { readonly en: Words } & Readonly<Partial<Record<string, Words>>> = {
  'zh-CN': {
    title: '页面没有正常打开',
    text: '页面内容不完整。重新加载不会丢失已保存的内容。',
    reload: '重新加载',
  },
  en: {
    title: 'The page did not open',
    text: 'A part of it is missing. Reloading loses nothing that is saved.',
    reload: 'Reload',
  },
};

/**
 * The whole page as a message with a reload button, in the language of `<html lang>`. Plain DOM: nothing else of the
 * shell can be counted on here. Where a form of the server stands, it stays: it does its work without us.
 * @param reason stands below, for who helps
 */
export function showStartFailure(reason: string): void {
  if (hasServerForm()) return;
  const { title, text, reload } = texts[document.documentElement.lang] ?? texts.en;
  const button = element('button', reload);
  button.addEventListener('click', () => location.reload());
  const box = document.createElement('main');
  box.setAttribute('role', 'alert');
  Object.assign(box.style, {
    font: '16px/1.6 system-ui, sans-serif',
    maxWidth: '36em',
    margin: '20vh auto 0',
    padding: '24px',
  });
  Object.assign(button.style, { font: 'inherit', padding: '8px 24px', cursor: 'pointer' });
  box.append(element('h1', title), element('p', text), button, element('p', reason));
  (document.getElementById('root') ?? document.body).replaceChildren(box);
}

function element(name: string, text: string): HTMLElement {
  const created = document.createElement(name);
  created.textContent = text;
  return created;
}
