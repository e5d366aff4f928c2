import type { ReactElement } from 'react';
import { Box, chakra } from 'shell/ui';

const Hills = chakra('svg', {
  base: {
    position: 'absolute',
    insetInline: '0',
    bottom: '0',
    width: '100%',
    height: '60%',
    color: 'brand.solid',
    display: 'var(--theme-plain, block)',
  },
});

const Picture = chakra('div', {
  base: {
    position: 'absolute',
    inset: '0',
    // Dense enough for muted text of 4.5:1 on the darkest line of a picture, and at night on the lightest.
    '--veil': 'linear-gradient({colors.bg/80}, {colors.bg/70})',
    _dark: { '--veil': 'linear-gradient({colors.bg/86}, {colors.bg/82})' },
    backgroundImage: 'var(--veil), var(--theme-picture, none)',
    backgroundSize: 'cover',
    backgroundPosition: '50% 100%',
    display: 'var(--theme-picture-display, none)',
  },
});

/**
 * The picture of the theme behind a veil, or a morning sky over hills in its hue; decoration only. It lies below everything
 * on the page: its place must be in no stacking context of its own, or it would cover what the frame draws.
 */
export function Backdrop(): ReactElement {
  return (
    <Box
      aria-hidden
      position="fixed"
      inset="0"
      zIndex="-1"
      pointerEvents="none"
      bgGradient="to-b"
      gradientFrom="brand.subtle"
      gradientTo="bg"
    >
      <Picture />
      <Hills viewBox="0 0 1440 540" preserveAspectRatio="xMidYMax slice" fill="currentColor">
        <path
          opacity="0.05"
          d="M0 300c120-70 210-120 330-118 140 3 190 96 320 92 150-5 210-142 370-134 170 8 250 132 420 96v304H0z"
        />
        <path
          opacity="0.06"
          d="M0 392c150-30 240-92 390-78 150 15 210 82 360 72 170-12 240-96 400-92 120 3 200 54 290 70v176H0z"
        />
        <path opacity="0.08" d="M0 470c180-44 330-52 520-24 190 27 300 34 480 4 170-29 310-30 440-6v96H0z" />
      </Hills>
    </Box>
  );
}
