import { renderView, textOf } from 'shell/testing';
import { expect, test } from 'vitest';
import { type AuthorizationRefusal, authorizationRefusalSchema } from '#shared/contracts';
import chinese from './messages/zh-CN.json';
import { RefusedView } from './refused-view.tsx';

const refusal: AuthorizationRefusal = {
  reason: 'disabled',
  client: { 'zh-CN': '阅读', en: 'Reader' },
  detail: 'client is <disabled>',
  redirect: null,
};

function render(different: Partial<AuthorizationRefusal> = {}, requestId?: string): string {
  const view = (
    <RefusedView refusal={{ ...refusal, ...different }} requestId={requestId} onRetry={() => undefined} />
  );
  return renderView(view, { messages: chinese });
}

test.each(authorizationRefusalSchema.entries.reason.options)(
  'when a request is refused as %s, then the user reads why',
  (reason) => {
    const title = chinese[`signin.authorize.${reason}.title`].replace('{name}', '阅读');
    expect(textOf(render({ reason }))).toContain(title);
  },
);

test('when nobody knows the client, then the page speaks of this app', () => {
  expect(textOf(render({ client: null }))).toContain(chinese['signin.authorize.thisApp']);
});

test('when the return address is another, then the fold is open and marks what differs', () => {
  const html = render({
    reason: 'redirect_mismatch',
    redirect: { received: 'https://a.example/cb/', registered: ['https://a.example/cb'] },
  });
  expect(html).toContain('<details open=""');
  expect(html).toMatch(/<mark[^>]*>\/<\/mark>/);
});

test('when there is nothing to compare, then the fold is closed, and its text stays text', () => {
  const html = render();
  expect(html).not.toContain('<details open');
  expect(html).toContain('client is &lt;disabled&gt;');
});

test('when the call has an id, then support finds it there', () => {
  expect(textOf(render({}, 'r-77'))).toContain('r-77');
  expect(textOf(render())).not.toContain(chinese['signin.authorize.requestId']);
});
