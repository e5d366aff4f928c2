import type { ReactElement } from 'react';
import { AppLink, chakra, Link } from 'shell/ui';
import { findLinkedGuide } from '../routes/guides.ts';
import { formatGuideHash } from '../routes/route.ts';
import type { Inline } from './block.ts';

const Code = chakra('code', { base: { fontFamily: 'mono', fontSize: '0.9em', overflowWrap: 'anywhere' } });
const Strong = chakra('strong', { base: { fontWeight: '600' } });

/** Running text of a guide. */
export function GuideText({ content }: { content: readonly Inline[] }): ReactElement {
  return (
    <>
      {content.map((piece, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text never move
        <Piece key={index} piece={piece} />
      ))}
    </>
  );
}

function Piece({ piece }: { piece: Inline }): ReactElement {
  switch (piece.kind) {
    case 'code':
      return <Code>{piece.text}</Code>;
    case 'strong':
      return <Strong>{piece.text}</Strong>;
    case 'link': {
      const guide = findLinkedGuide(piece.href);
      if (guide) return <AppLink href={formatGuideHash(guide)}>{piece.text}</AppLink>;
      // Files of the repository are not served by the portal.
      if (!/^https:\/\//.test(piece.href)) return <>{piece.text}</>;
      return (
        <Link href={piece.href} target="_blank" rel="noreferrer">
          {piece.text}
        </Link>
      );
    }
    default:
      return <>{piece.text}</>;
  }
}
