import { expect, it } from 'vitest';
import { writeScreens } from './write-screens.ts';

it('when pictures of two screens are there, then each has a heading, and no picture that is missing is shown', () => {
  const page = writeScreens([
    'sign-in.en-phone.webp',
    'sign-in.zh-desktop.webp',
    'people.zh-desktop.webp',
    'people.en-desktop.webp',
  ]);
  expect(page.match(/^## .+$/gm)).toEqual(['## People', '## Sign in']);
  expect(page.match(/src="[^"]+"/g)).toEqual([
    'src="screens/people.zh-desktop.webp"',
    'src="screens/people.en-desktop.webp"',
    'src="screens/sign-in.zh-desktop.webp"',
    'src="screens/sign-in.en-phone.webp"',
  ]);
});
