import { type ReactElement, type ReactNode, useEffect, useRef } from 'react';
import { AppLink, chakra } from 'shell/ui';

export interface TabLinksProps {
  /** Names the row of links. */
  label: string;
  items: readonly { href: string; text: ReactNode; isCurrent: boolean }[];
}

const Row = chakra('nav', {
  base: {
    display: 'flex',
    gap: '1',
    overflowX: 'auto',
    borderBottomWidth: '1px',
    borderColor: 'border',
    scrollbarWidth: 'thin',
  },
});

/** Links that look like tabs: each has an address, so that a place can be kept and shared. */
export function TabLinks({ label, items }: TabLinksProps): ReactElement {
  const row = useRef<HTMLElement>(null);
  const current = items.find(({ isCurrent }) => isCurrent)?.href;
  useEffect(() => {
    // On a phone the row is longer than the page: the current one comes into sight, and nothing else moves.
    const link = current ? row.current?.querySelector<HTMLElement>('[aria-current]') : null;
    if (row.current && link) row.current.scrollLeft = link.offsetLeft - row.current.offsetLeft - 24;
  }, [current]);
  return (
    <Row ref={row} aria-label={label}>
      {items.map(({ href, text, isCurrent }) => (
        <AppLink
          key={href}
          href={href}
          aria-current={isCurrent ? 'page' : undefined}
          display="inline-flex"
          alignItems="center"
          gap="2"
          flexShrink="0"
          minHeight="11"
          paddingInline="3"
          color={isCurrent ? 'brand.fg' : 'fg.muted'}
          fontWeight={isCurrent ? '600' : '400'}
          borderBottomWidth="2px"
          borderColor={isCurrent ? 'brand.solid' : 'transparent'}
          _hover={{ color: 'fg', textDecoration: 'none' }}
          focusVisibleRing="inside"
        >
          {text}
        </AppLink>
      ))}
    </Row>
  );
}
