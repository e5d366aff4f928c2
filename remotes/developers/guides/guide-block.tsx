import type { ReactElement } from 'react';
import { useTranslations } from 'shell/session';
import { Box, chakra, Heading, PageHeading, Text } from 'shell/ui';
import { CodeBlock } from '../frame/code-block.tsx';
import type { MessageId } from '../messages/message-id.ts';
import type { Block } from './block.ts';
import { GuideText } from './guide-text.tsx';

/** Links inside text are as high as it, and not known by their colour alone. */
const inText = {
  '& a': { display: 'inline', textDecoration: 'underline', textUnderlineOffset: '3px' },
} as const;
const List = chakra('ul', {
  base: { paddingInlineStart: '5', display: 'grid', gap: '1', listStyle: 'disc', ...inText },
});
const Table = chakra('table', { base: { borderCollapse: 'collapse', fontSize: 'sm' } });
const cell = {
  paddingInline: '3',
  paddingBlock: '1.5',
  borderBottomWidth: '1px',
  borderColor: 'border.muted',
  textAlign: 'start',
  verticalAlign: 'top',
} as const;
const Head = chakra('th', { base: { ...cell, fontWeight: '600', whiteSpace: 'nowrap' } });
const Cell = chakra('td', { base: { ...cell, '& > a': { minHeight: '6' } } });

/** One part of a guide. */
export function GuideBlock({ block }: { block: Block }): ReactElement {
  const t = useTranslations<MessageId>();
  switch (block.kind) {
    case 'heading':
      return block.level === 1 ? (
        <PageHeading>
          <GuideText content={block.content} />
        </PageHeading>
      ) : (
        <Heading as={block.level === 2 ? 'h2' : 'h3'} size={block.level === 2 ? 'lg' : 'md'} marginTop="2">
          <GuideText content={block.content} />
        </Heading>
      );
    case 'code':
      return <CodeBlock label={block.language || t('developers.guide.code')} code={block.text} />;
    case 'list':
      return (
        <List>
          {block.items.map((item, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a guide never move
            <li key={index}>
              <GuideText content={item} />
            </li>
          ))}
        </List>
      );
    case 'table':
      return (
        <Box overflowX="auto" tabIndex={0} role="group" aria-label={t('developers.guide.table')}>
          <Table>
            <thead>
              <tr>
                {block.head.map((content, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: the columns of a guide never move
                  <Head key={index} scope="col">
                    <GuideText content={content} />
                  </Head>
                ))}
              </tr>
            </thead>
            <tbody>
              {block.rows.map((row, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the rows of a guide never move
                <tr key={at}>
                  {row.map((content, index) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: the columns of a guide never move
                    <Cell key={index}>
                      <GuideText content={content} />
                    </Cell>
                  ))}
                </tr>
              ))}
            </tbody>
          </Table>
        </Box>
      );
    default:
      return (
        <Text css={inText}>
          <GuideText content={block.content} />
        </Text>
      );
  }
}
