import { act, type ReactElement } from 'react';
import { afterEach, expect, test } from 'vitest';
import { buildUser, type MountedView, mountView } from '../../testing/index.ts';
import { getPage, showPage, useIsOpen } from './page.ts';

let view: MountedView;
afterEach(() => view.remove());

const paths = ['/account', '/frames?app=bookcase', '/frames?app=archive'];

function OpenPaths(): ReactElement {
  const open = [useIsOpen(paths[0]), useIsOpen(paths[1]), useIsOpen(paths[2])];
  return <output>{paths.filter((_, at) => open[at]).join()}</output>;
}

test.each([
  ['/account', '?from=tile', '/account'],
  ['/frames', '?app=archive', '/frames?app=archive'],
  ['/frames', '', ''],
])(
  'when %s%s is shown, then %j is open: of two apps in frames, that of the query',
  async (path, search, open) => {
    view = await mountView(<OpenPaths />, { messages: {}, user: buildUser() });
    await act(async () => showPage({ ...getPage(), path, search }));
    expect(view.page.querySelector('output')?.textContent).toBe(open);
  },
);
