import { useQuery } from '@tanstack/react-query';
import { ChevronDown, ChevronRight } from 'lucide-react';
import { type ReactElement, useId, useState } from 'react';
import { QueryView } from 'shell/app';
import { useLanguage, useTranslations } from 'shell/session';
import { Badge, Box, Button, chakra, Flex, Text } from 'shell/ui';
import type { ResourceNode } from '#shared/contracts';
import { localName } from '#shared/names';
import type { MessageId } from '../../messages/message-id.ts';
import { appMenuQuery } from '../unit-apps-query.ts';

const List = chakra('ul', { base: { listStyle: 'none', paddingInlineStart: '4' } });

const kinds = { 1: 'group', 2: 'menu', 3: 'button' } as const;

/** The menu nodes and permission codes of an app, to be read; they are asked for when somebody opens them. */
export function MenuTree({ unitId, code }: { unitId: string; code: string }): ReactElement {
  const t = useTranslations<MessageId>();
  const [isOpen, setOpen] = useState(false);
  const regionId = useId();
  const Icon = isOpen ? ChevronDown : ChevronRight;
  return (
    <Box>
      <Button
        variant="ghost"
        size="sm"
        minHeight={{ base: '11', md: '9' }}
        paddingInline="1"
        aria-expanded={isOpen}
        aria-controls={regionId}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon size={16} strokeWidth={1.75} aria-hidden />
        {t('administration.apps.menu')}
      </Button>
      <Box id={regionId} hidden={!isOpen}>
        {isOpen ? <LoadedTree unitId={unitId} code={code} /> : null}
      </Box>
    </Box>
  );
}

function LoadedTree({ unitId, code }: { unitId: string; code: string }): ReactElement {
  const t = useTranslations<MessageId>();
  return (
    <QueryView query={useQuery(appMenuQuery(unitId, code))}>
      {(nodes) =>
        nodes.length > 0 ? (
          <Nodes nodes={nodes} />
        ) : (
          <Text color="fg.muted" fontSize="sm">
            {t('administration.apps.noMenu')}
          </Text>
        )
      }
    </QueryView>
  );
}

function Nodes({ nodes }: { nodes: readonly ResourceNode[] }): ReactElement {
  const t = useTranslations<MessageId>();
  const { language } = useLanguage();
  return (
    <List>
      {nodes.map((node) => (
        <li key={node.code}>
          <Flex wrap="wrap" align="center" columnGap="2" paddingBlock="0.5" fontSize="sm">
            <Text as="span">{localName(language, node.name, node.englishName)}</Text>
            <Text as="code" color="fg.muted" overflowWrap="anywhere">
              {node.code}
            </Text>
            <Badge colorPalette="gray">{t(`administration.apps.node.${kinds[node.resourceType]}`)}</Badge>
          </Flex>
          {node.children.length > 0 ? <Nodes nodes={node.children} /> : null}
        </li>
      ))}
    </List>
  );
}
