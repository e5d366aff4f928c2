import type { ReactElement } from 'react';
import { usePage, useTranslations } from 'shell/session';
import { AppLink, chakra } from 'shell/ui';
import { parametersOf } from '#shared/hash-query';
import type { MessageId } from './messages/message-id.ts';
import { type Section, sections } from './sections.ts';

const Nav = chakra('nav', { base: { flexShrink: '0', width: { base: '100%', lg: '48' } } });
/** A column; where there is no room for one, a row. */
const List = chakra('ul', {
  base: {
    display: 'flex',
    flexDirection: { base: 'row', lg: 'column' },
    flexWrap: 'wrap',
    gap: '1',
    listStyle: 'none',
    position: { lg: 'sticky' },
    top: { lg: '20' },
  },
});

/** The sections of the place; the school that is looked after stays the same. */
export function SideNavigation({ current }: { current: Section }): ReactElement {
  const t = useTranslations<MessageId>();
  const unit = parametersOf(usePage().hash).get('unit');
  const rest = unit ? `?${new URLSearchParams({ unit })}` : '';
  return (
    <Nav aria-label={t('administration.page.title')}>
      <List>
        {sections.map((section) => {
          const Icon = section.icon;
          const isCurrent = section === current;
          return (
            <li key={section.route}>
              <AppLink
                href={section.route + rest}
                aria-current={isCurrent ? 'page' : undefined}
                display="flex"
                alignItems="center"
                gap="2"
                minHeight="11"
                paddingInline="3"
                borderRadius="control"
                color={isCurrent ? 'brand.fg' : 'fg'}
                bg={isCurrent ? 'bg.muted' : undefined}
                fontWeight={isCurrent ? '600' : undefined}
                _hover={{ bg: 'bg.subtle', textDecoration: 'none' }}
              >
                <Icon size={18} strokeWidth={1.75} aria-hidden />
                {t(section.label)}
              </AppLink>
            </li>
          );
        })}
      </List>
    </Nav>
  );
}
