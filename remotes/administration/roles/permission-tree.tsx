import { type ReactElement, useState } from 'react';
import { SearchField } from 'shell/kit';
import { useLanguage, useTranslations } from 'shell/session';
import { Box, Checkbox, chakra, Flex, Text } from 'shell/ui';
import { type PermissionApp, type RoleGrant, wholeApp } from '#shared/contracts';
import { localName } from '#shared/names';
import { PlainList } from '../items/plain-list.tsx';
import type { MessageId } from '../messages/message-id.ts';
import {
  countGranted,
  depthOf,
  findPermissions,
  isGranted,
  withApp,
  withFixed,
  withNode,
} from './grants-draft.ts';

const Group = chakra('details', {
  base: { borderBottomWidth: '1px', borderColor: 'border.muted', _last: { borderBottomWidth: '0' } },
});
const Summary = chakra('summary', {
  base: { cursor: 'pointer', paddingBlock: '2.5', fontWeight: '600', focusVisibleRing: 'inside' },
});

export interface PermissionTreeProps {
  apps: readonly PermissionApp[];
  grants: readonly RoleGrant[];
  /** Those that nobody takes away here. Default none. */
  fixed?: readonly RoleGrant[];
  onChange: (grants: RoleGrant[]) => void;
}

/** What a role grants: the nodes of each app as check boxes, below each other. What the administrator does not hold stays as it is. */
export function PermissionTree({ apps, grants, fixed = [], onChange }: PermissionTreeProps): ReactElement {
  const t = useTranslations<MessageId>();
  const [keyword, setKeyword] = useState('');
  const found = findPermissions(apps, keyword);
  return (
    <Box role="group" aria-label={t('administration.roles.permissions')}>
      <Text fontWeight="600" marginBottom="2">
        {t('administration.roles.permissions')}
      </Text>
      <SearchField
        value={keyword}
        onValueChange={setKeyword}
        label={t('administration.roles.searchPermissions')}
        autoComplete="off"
        onKeyDown={(event) => {
          // It searches; it does not save the form around it.
          if (event.key === 'Enter') event.preventDefault();
        }}
      />
      <Box
        borderWidth="1px"
        borderColor="border.muted"
        borderRadius="control"
        paddingInline="3"
        marginTop="2"
      >
        {found.map((app) => (
          <AppGroup
            key={`${app.appCode} ${keyword !== ''}`}
            app={app}
            whole={apps.find(({ appCode }) => appCode === app.appCode) ?? app}
            isOpen={keyword !== ''}
            grants={grants}
            fixed={fixed}
            onChange={(next) => onChange(withFixed(next, fixed))}
          />
        ))}
        {found.length === 0 ? (
          <Text role="status" fontSize="sm" color="fg.muted" paddingBlock="3">
            {t('administration.roles.noPermission')}
          </Text>
        ) : null}
      </Box>
    </Box>
  );
}

interface AppGroupProps {
  /** What the search leaves of it. */
  app: PermissionApp;
  /** All of it. */
  whole: PermissionApp;
  isOpen: boolean;
  grants: readonly RoleGrant[];
  fixed: readonly RoleGrant[];
  onChange: (grants: RoleGrant[]) => void;
}

function AppGroup({ app, whole, isOpen, grants, fixed, onChange }: AppGroupProps): ReactElement {
  const t = useTranslations<MessageId>();
  const { language } = useLanguage();
  const { appCode, nodes } = app;
  const name = localName(language, app.name, app.englishName);
  const granted = countGranted(grants, whole);
  const isWhole = isGranted(grants, appCode, wholeApp);
  const mayGrantAll = whole.nodes.every(({ isHeld }) => isHeld);
  return (
    <Group open={isOpen}>
      <Summary>
        <Flex as="span" display="inline-flex" gap="2" align="baseline" wrap="wrap">
          <span>{name}</span>
          <Text as="span" fontSize="sm" fontWeight="400" color="fg.muted" fontVariantNumeric="tabular-nums">
            {t('administration.roles.granted', { count: granted, all: whole.nodes.length })}
          </Text>
        </Flex>
      </Summary>
      <PlainList aria-label={name} paddingBottom="2">
        <li>
          <Checkbox
            checked={isWhole}
            disabled={isWhole ? isGranted(fixed, appCode, wholeApp) : !mayGrantAll}
            onChange={({ currentTarget }) => onChange(withApp(grants, appCode, currentTarget.checked))}
          >
            {t('administration.roles.wholeApp')}
          </Checkbox>
        </li>
        {nodes.map((node) => {
          const isOn = isGranted(grants, appCode, node.code);
          return (
            <Box as="li" key={node.code} paddingInlineStart={`${depthOf(app, node) * 1.5}rem`}>
              <Checkbox
                checked={isOn}
                disabled={isWhole || (isOn ? isGranted(fixed, appCode, node.code) : !node.isHeld)}
                onChange={({ currentTarget }) =>
                  onChange(withNode(grants, whole, node, currentTarget.checked))
                }
              >
                {localName(language, node.name, node.englishName)}
              </Checkbox>
            </Box>
          );
        })}
      </PlainList>
    </Group>
  );
}
