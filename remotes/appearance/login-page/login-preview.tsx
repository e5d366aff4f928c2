import type { ReactElement } from 'react';
import { useLanguage, useTranslations, useUser } from 'shell/session';
import { Box, Flex, Image, Stack, Text } from 'shell/ui';
import { parseDecorationSet, unitLogoPath } from '#shared/contracts';
import { readFooter } from '#shared/footer';
import { localName } from '#shared/names';
import { createLightRoles, findTheme, themePicturePath } from '#shared/themes';
import type { MessageId } from '../messages/message-id.ts';
import { type LoginDraft, toConfig } from './login-draft.ts';

/** How the login page will look, small. What it shows of the footer follows the same rules as the page. */
export function LoginPreview({ draft }: { draft: LoginDraft }): ReactElement {
  const t = useTranslations<MessageId>();
  const { language } = useLanguage();
  const { unitId, unitName, unitEnName } = useUser();
  const config = toConfig(draft);
  const footer = readFooter(config, parseDecorationSet(config.decorationSet), location.origin);
  const theme = findTheme(draft.themeList[0]);
  const roles = createLightRoles(theme.color);
  const name = localName(language, unitName, unitEnName);
  const field = (
    <Box height="4" borderRadius="sm" borderWidth="1px" style={{ borderColor: roles['brand.border'] }} />
  );
  return (
    <Box
      as="figure"
      aria-label={t('appearance.login.preview')}
      borderRadius="card"
      borderWidth="1px"
      borderColor="border"
      overflow="hidden"
      style={{ backgroundColor: roles.bg, color: '#1d2530' }}
      data-theme-shown={theme.name}
    >
      <Flex minHeight="64" wrap="wrap">
        <Box
          flex="1.4 1 9rem"
          minWidth="0"
          padding="4"
          style={{
            backgroundColor: roles['brand.subtle'],
            ...(theme.hasPicture
              ? { backgroundImage: `url(${themePicturePath(theme)})`, backgroundSize: 'cover' }
              : {}),
          }}
        >
          <Text fontWeight="semibold" lineClamp="2" title={name}>
            {name}
          </Text>
        </Box>
        <Flex flex="1 1 8rem" minWidth="0" direction="column" justify="center" gap="3" padding="3">
          <Stack gap="2" padding="3" borderRadius="control" style={{ backgroundColor: '#ffffff' }}>
            <Image
              src={unitLogoPath(unitId)}
              alt=""
              height="6"
              width="auto"
              maxWidth="100%"
              fit="contain"
              alignSelf="center"
              onError={({ currentTarget }) => {
                currentTarget.hidden = true;
              }}
            />
            {field}
            {field}
            <Box height="5" borderRadius="sm" style={{ backgroundColor: roles['brand.solid'] }} />
          </Stack>
          {footer ? (
            <Box fontSize="2xs" textAlign="center" overflowWrap="anywhere" style={{ color: '#57606e' }}>
              {[
                footer.note?.text,
                footer.help && t('appearance.login.help'),
                ...footer.filings.map(({ text }) => text),
                footer.copyright,
              ]
                .filter((text) => text !== undefined)
                .map((text) => (
                  <Text key={text}>{text}</Text>
                ))}
            </Box>
          ) : null}
        </Flex>
      </Flex>
    </Box>
  );
}
