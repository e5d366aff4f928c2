import { expect, test } from 'vitest';
import { tileAddressOf } from './tile-address.ts';

const origin = 'https://portal.example';

test.each(['/legacy/old', '/pages/edu/pc_prep_tm/index.html#/list', '/area/edu/pc_tt_spm/index.html'])(
  'when an app lies at %s, then its tile leads there',
  (path) => {
    expect(tileAddressOf(path, origin)).toBe(path);
  },
);

test.each(['//evil.example/x', 'https://evil.example/', 'javascript:alert(1)', '/\\evil.example'])(
  'when the address %s would leave the portal, then the tile stays on the desktop',
  (path) => {
    expect(tileAddressOf(path, origin)).toBe('/desktop/home');
  },
);
