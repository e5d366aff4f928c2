import { EyeOff, Lock, Star } from 'lucide-react';
import type { ReactElement } from 'react';
import { useLanguage, useTranslations } from 'shell/session';
import { Flex, HStack, IconButton } from 'shell/ui';
import { fullIconName } from '#shared/app-icons';
import type { Icon } from '#shared/contracts';
import type { MessageId } from '../messages/message-id.ts';

export interface TileActionsProps {
  icon: Icon;
  isFavourite: boolean;
  onFavourite: (isFavourite: boolean) => void;
  onHide: () => void;
}

const edge = { base: '11', md: '8' } as const;

/** Marks an app as a favourite, and hides it unless the unit has locked it. */
export function TileActions({ icon, isFavourite, onFavourite, onHide }: TileActionsProps): ReactElement {
  const t = useTranslations<MessageId>();
  const name = fullIconName(icon, useLanguage().language);
  const hide = t('desktop.arrange.hide', { name });
  const locked = t('desktop.arrange.locked', { name });
  const mark = t('desktop.arrange.favourite', { name });
  return (
    <HStack gap="0">
      <IconButton
        variant="ghost"
        boxSize={edge}
        minWidth={edge}
        aria-label={mark}
        title={mark}
        aria-pressed={isFavourite}
        onClick={() => onFavourite(!isFavourite)}
      >
        <Star size={18} strokeWidth={1.75} fill={isFavourite ? 'currentColor' : 'none'} aria-hidden />
      </IconButton>
      {icon.locked ? (
        <Flex
          role="img"
          boxSize={edge}
          align="center"
          justify="center"
          color="fg.muted"
          aria-label={locked}
          title={locked}
        >
          <Lock size={18} strokeWidth={1.75} aria-hidden />
        </Flex>
      ) : (
        <IconButton
          variant="ghost"
          boxSize={edge}
          minWidth={edge}
          aria-label={hide}
          title={hide}
          onClick={onHide}
        >
          <EyeOff size={18} strokeWidth={1.75} aria-hidden />
        </IconButton>
      )}
    </HStack>
  );
}
