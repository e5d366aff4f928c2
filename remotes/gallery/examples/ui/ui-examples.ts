import { type ExampleEntry, toEntry } from '../example-entry.ts';
import { keysOf } from '../keys.ts';

/** Examples of `shell/ui`, in the order of their names. */
export const uiExamples: readonly ExampleEntry[] = [
  toEntry(['Alert'], { load: () => import('./alert.tsx'), readCode: () => import('./alert.tsx?raw') }),
  toEntry(['AppLink'], {
    load: () => import('./app-link.tsx'),
    readCode: () => import('./app-link.tsx?raw'),
    keys: keysOf.link,
  }),
  toEntry(['Badge'], {
    load: () => import('./badge.tsx'),
    readCode: () => import('./badge.tsx?raw'),
    about: 'gallery.about.badge',
  }),
  toEntry(['Button', 'IconButton'], {
    load: () => import('./button.tsx'),
    readCode: () => import('./button.tsx?raw'),
    about: 'gallery.about.button',
    keys: keysOf.button,
  }),
  toEntry(['Card'], { load: () => import('./card.tsx'), readCode: () => import('./card.tsx?raw') }),
  toEntry(['Checkbox'], {
    load: () => import('./checkbox.tsx'),
    readCode: () => import('./checkbox.tsx?raw'),
    keys: keysOf.box,
  }),
  toEntry(['EmptyState'], {
    load: () => import('./empty-state.tsx'),
    readCode: () => import('./empty-state.tsx?raw'),
  }),
  toEntry(['Field'], { load: () => import('./field.tsx'), readCode: () => import('./field.tsx?raw') }),
  toEntry(['Heading', 'Link', 'Text'], {
    load: () => import('./heading.tsx'),
    readCode: () => import('./heading.tsx?raw'),
    about: 'gallery.about.heading',
    keys: keysOf.link,
  }),
  toEntry(['Image'], {
    load: () => import('./image.tsx'),
    readCode: () => import('./image.tsx?raw'),
    about: 'gallery.about.image',
  }),
  toEntry(['Input'], { load: () => import('./input.tsx'), readCode: () => import('./input.tsx?raw') }),
  toEntry(['lazy'], { load: () => import('./lazy.tsx'), readCode: () => import('./lazy.tsx?raw') }),
  toEntry(['notify'], { load: () => import('./notify.tsx'), readCode: () => import('./notify.tsx?raw') }),
  toEntry(['PageError'], {
    load: () => import('./page-error.tsx'),
    readCode: () => import('./page-error.tsx?raw'),
  }),
  toEntry(['PageHeading'], {
    load: () => import('./page-heading.tsx'),
    readCode: () => import('./page-heading.tsx?raw'),
  }),
  toEntry(['Skeleton', 'Spinner', 'VisuallyHidden'], {
    load: () => import('./skeleton.tsx'),
    readCode: () => import('./skeleton.tsx?raw'),
    about: 'gallery.about.skeleton',
  }),
  toEntry(['Stack', 'Box', 'Center', 'Flex', 'Grid', 'HStack', 'SimpleGrid', 'VStack'], {
    load: () => import('./layout.tsx'),
    readCode: () => import('./layout.tsx?raw'),
    about: 'gallery.about.layout',
  }),
  toEntry(['useFieldControl', 'chakra'], {
    load: () => import('./own-control.tsx'),
    readCode: () => import('./own-control.tsx?raw'),
  }),
];
