import type { ReactElement } from 'react';
import { Box, Flex } from 'shell/ui';
import { createLightRoles, type Theme, themePicturePath } from '#shared/themes';

/** A small page in the colours of a theme; decoration only. */
export function ThemeSample({ theme }: { theme: Theme }): ReactElement {
  const roles = createLightRoles(theme.color);
  const bar = (width: string, color: string): ReactElement => (
    <Box height="2" width={width} borderRadius="full" style={{ backgroundColor: color }} />
  );
  return (
    <Box
      aria-hidden
      height="24"
      borderRadius="sm"
      overflow="hidden"
      style={{
        backgroundColor: roles.bg,
        ...(theme.hasPicture
          ? { backgroundImage: `url(${themePicturePath(theme)})`, backgroundSize: 'cover' }
          : {}),
      }}
    >
      <Flex height="5" align="center" gap="1.5" paddingInline="2" style={{ backgroundColor: '#ffffff' }}>
        {bar('16px', roles['brand.fill'])}
        {bar('32px', roles['bg.emphasized'])}
      </Flex>
      <Flex direction="column" gap="1.5" padding="2.5" align="flex-start">
        {bar('60%', roles['brand.emphasized'])}
        {bar('40%', roles['brand.muted'])}
        {bar('28%', roles['brand.solid'])}
      </Flex>
    </Box>
  );
}
