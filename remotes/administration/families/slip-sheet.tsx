import type { ReactElement, ReactNode } from 'react';
import { chakra } from 'shell/ui';
import type { Localized } from '#shared/contracts';
import { drawQrCode } from '#shared/qr-code';

/** Slips side by side, as many as the paper holds. */
export const Sheet = chakra('ul', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(18rem, 100%), 1fr))',
    gap: '3',
    listStyle: 'none',
  },
});
const Slip = chakra('li', {
  base: {
    borderWidth: '1px',
    borderStyle: 'dashed',
    borderColor: 'border',
    padding: '3',
    breakInside: 'avoid',
    overflowWrap: 'anywhere',
  },
});
const Line = chakra('p', { base: { fontSize: 'sm' } });
const Row = chakra('div', { base: { display: 'flex', gap: '3', alignItems: 'center' } });
const Who = chakra('div', { base: { flex: '1', minWidth: '0' } });
const Name = chakra('p', { base: { fontWeight: '600' } });
/** What is typed in, large enough to be read. */
export const Secret = chakra('p', {
  base: { fontFamily: 'mono', fontSize: 'lg', fontWeight: '600', marginBlock: '1', whiteSpace: 'nowrap' },
});

export interface SlipFrameProps {
  name: string;
  /** Below the name, such as the class. */
  about: string;
  /** Where it is used; also as a picture to scan. */
  address: string;
  children: ReactNode;
  /** How it is used, in both languages. */
  steps: ReactNode;
}

/** One slip, to be cut out. */
export function SlipFrame({ name, about, address, children, steps }: SlipFrameProps): ReactElement {
  const { path, viewBox, margin, span } = drawQrCode(address);
  return (
    <Slip>
      <Row>
        <Who>
          <Name>{name}</Name>
          <Line>{about}</Line>
          {children}
        </Who>
        <svg aria-hidden width="88" height="88" viewBox={viewBox} shapeRendering="crispEdges">
          <rect x={-margin} y={-margin} width={span} height={span} fill="#fff" />
          <path d={path} fill="#111827" />
        </svg>
      </Row>
      <Line>{address}</Line>
      {steps}
    </Slip>
  );
}

/** A sentence in both languages, one below the other. */
export function BothLanguages({ text, end = '' }: { text: Localized; end?: string }): ReactElement {
  return (
    <>
      <Line lang="zh-CN">{`${text['zh-CN']}${end && ` ${end}`}`}</Line>
      <Line lang="en">{`${text.en}${end && ` ${end}`}`}</Line>
    </>
  );
}
