import { Plus, Trash2 } from 'lucide-react';
import type { ReactElement } from 'react';
import { FormField } from 'shell/app';
import { useTranslations } from 'shell/session';
import { Box, Button, chakra, Flex, IconButton, Input, Stack, Text } from 'shell/ui';
import type { MessageId } from '../messages/message-id.ts';
import type { ClientForm } from './use-client-form.ts';

export interface AddressListProps {
  form: ClientForm;
  name: 'redirectUris' | 'postLogoutRedirectUris';
  /** Lines that stay, even empty. Default 0. */
  least?: number;
}

const maxLines = 20;
const Group = chakra('fieldset', { base: { border: 'none', padding: '0', margin: '0', minWidth: '0' } });
const Legend = chakra('legend', { base: { fontWeight: '600', padding: '0' } });

/** Addresses, one per line; each says what is wrong with it as soon as it is left. */
export function AddressList({ form, name, least = 0 }: AddressListProps): ReactElement {
  const t = useTranslations<MessageId>();
  const lines = form.draft[name];
  const set = (next: string[]) => form.change({ [name]: next });
  return (
    <Group>
      <Legend>{t(`developers.form.${name}.legend`)}</Legend>
      <Text fontSize="sm" color="fg.muted" marginBottom="2">
        {t(`developers.form.${name}.help`)}
      </Text>
      <Stack gap="3">
        {lines.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a line is known by its place
          <Flex key={index} align="flex-start" gap="2">
            <Box flex="1" minWidth="0">
              <FormField
                form={form}
                name={`${name}.${index}`}
                label={t(`developers.form.${name}.line`, { number: index + 1 })}
              >
                <Input
                  type="url"
                  inputMode="url"
                  autoComplete="off"
                  spellCheck={false}
                  fontFamily="mono"
                  value={line}
                  placeholder={t('developers.form.address.example')}
                  onChange={({ currentTarget }) => {
                    set(lines.map((each, at) => (at === index ? currentTarget.value : each)));
                  }}
                  onBlur={() => {
                    if (line.trim() !== '') form.check(`${name}.${index}`);
                  }}
                />
              </FormField>
            </Box>
            {lines.length > least ? (
              <IconButton
                variant="ghost"
                marginTop="7"
                minHeight="11"
                minWidth="11"
                aria-label={t('developers.form.address.remove', { number: index + 1 })}
                onClick={() => set(lines.filter((_, at) => at !== index))}
              >
                <Trash2 size={18} strokeWidth={1.75} aria-hidden />
              </IconButton>
            ) : null}
          </Flex>
        ))}
        {lines.length < maxLines ? (
          <Box>
            <Button
              variant="outline"
              size="sm"
              minHeight={{ base: '11', md: '9' }}
              onClick={() => set([...lines, ''])}
            >
              <Plus size={16} strokeWidth={1.75} aria-hidden />
              {t(`developers.form.${name}.add`)}
            </Button>
          </Box>
        ) : null}
      </Stack>
    </Group>
  );
}
