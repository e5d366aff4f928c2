import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { usePage } from '../../core/navigation/index.ts';
import { helpHref, openDialog } from '../../features/about/index.ts';
import { Button, chakra, Flex, HStack, Image, Text } from '../../kit/ui/index.ts';
import { FooterLink } from './footer-link.tsx';
import { useUnitFooter } from './use-unit-footer.ts';

/** On phones the content leaves room for the bar at the bottom; the footer takes that room over. */
const barRoom = {
  marginTop: { base: 'calc(-1 * var(--bar-height))', md: '0' },
  paddingBottom: { base: 'calc(var(--bar-height) + 8px)', md: '4' },
} as const;

/** Address of the hop to the help centre, as units write it. */
const helpHop = '/bff/help';

/** Text, filings, help and version information at the end of the page (M09). */
function PageFooter(): ReactElement | null {
  const { formatMessage } = useIntl();
  const page = usePage();
  const footer = useUnitFooter();
  if (!footer) return null;
  const { note, help, filings, copyright } = footer;
  const helpLink = help?.href === helpHop ? { ...help, href: helpHref(page) } : help;
  return (
    <chakra.footer
      color="fg.muted"
      fontSize="xs"
      textAlign="center"
      // Above the picture that a theme lays behind the page.
      position="relative"
      paddingInline="4"
      paddingTop="3"
      {...barRoom}
    >
      <Flex wrap="wrap" justify="center" align="center" columnGap="4" rowGap="1">
        {note ? <FooterLink text={note.text} link={note.link} /> : null}
        {filings.map((filing) => (
          <HStack key={filing.text} gap="1">
            {filing.image ? <Image src={filing.image} alt="" boxSize="4" /> : null}
            <FooterLink text={filing.text} link={filing.link} />
          </HStack>
        ))}
        {helpLink ? <FooterLink text={formatMessage({ id: 'header.footer.help' })} link={helpLink} /> : null}
        <Button
          variant="plain"
          fontSize="xs"
          fontWeight="normal"
          color="fg.muted"
          textDecoration="underline"
          minHeight={{ base: '11', md: '6' }}
          height="auto"
          padding="0"
          onClick={() => openDialog('about')}
        >
          {formatMessage({ id: 'header.footer.versions' })}
        </Button>
      </Flex>
      {copyright ? <Text marginTop="1">{copyright}</Text> : null}
    </chakra.footer>
  );
}

// biome-ignore lint/style/noDefaultExport: lazy components are looked up by their default export
export default PageFooter;
