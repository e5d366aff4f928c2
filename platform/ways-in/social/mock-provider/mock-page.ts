import { type Html, html, trusted } from '#shared/html';
import { mockApps, mockPeople, mockRefusal, mockSlowness } from './mock-people.ts';
import type { MockAuthorizeQuery } from './mock-provider.ts';

const style = `body{font:16px/1.6 system-ui,sans-serif;max-width:26rem;margin:10vh auto;padding:0 1rem;color:#1f2937}
a{display:block;padding:.6rem 1rem;margin:.5rem 0;border:1px solid #cbd5e1;border-radius:.5rem;color:#1d4ed8;text-decoration:none}
a:hover,a:focus{background:#eff6ff}`;

/** The page on which a visitor chooses who comes. Links only: it is served without the right to run scripts or send forms. */
export function renderMockPage({ appId, redirectUri, scope, state }: MockAuthorizeQuery): Html {
  const link = (choice: string, label: string): Html => {
    const query = new URLSearchParams({
      appid: appId,
      redirect_uri: redirectUri,
      scope,
      state,
      choose: choice,
    });
    return html`<a href="?${String(query)}">${label}</a>`;
  };
  const people = mockPeople.map(({ id, name }) => link(id, name));
  const others = [
    link(mockRefusal, '拒绝 / Refuse'),
    link(mockSlowness, '很慢的服务器 / A server that does not answer'),
  ];
  const provider = mockApps[appId]?.provider ?? '';
  return html`<!doctype html><html lang="zh-CN"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>模拟第三方登录 / Mock provider</title><style>${trusted(style)}</style>
<h1>模拟第三方登录</h1><p>Mock provider · ${provider} · ${scope}</p>
<nav>${people}${others}</nav></html>`;
}
