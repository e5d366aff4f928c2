import { hasServerForm } from './server-form.ts';

const texts = {
  'zh-CN': {
    title: '页面没有正常打开',
    text: '页面内容不完整，可能是网络中断或被代理拦截。重新加载不会丢失已保存的内容。',
    reload: '重新加载',
  },
  en: {
    title: 'The page did not open',
    text: 'The page arrived incomplete: the network may have failed, or a proxy stepped in. Reloading loses nothing that is saved.',
    reload: 'Reload',
  },
} as const;

const element = (name: string, text: string): HTMLElement => {
  const created = document.createElement(name);
  created.textContent = text;
  return created;
};

/**
 * The whole page as a message with a reload button, in the language of `<html lang>`. Plain DOM: nothing else of the
 * shell can be counted on here. Where a form of the server stands, it stays: it does its work without us.
 * @param reason for the small print
 */
export const showStartFailure = (reason: string): void => {
  if (hasServerForm()) return;
  const { title, text, reload } = texts[document.documentElement.lang === 'en' ? 'en' : 'zh-CN'];
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
  box.append(element('h1', title), element('p', text), button, element('small', reason));
  Object.assign((box.lastElementChild as HTMLElement).style, {
    display: 'block',
    marginTop: '24px',
    color: '#57606e',
  });
  (document.getElementById('root') ?? document.body).replaceChildren(box);
};
