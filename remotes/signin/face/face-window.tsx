import { type ReactElement, useEffect, useRef } from 'react';
import { FaceWidget } from 'shell/kit';
import { completeSignIn, IntlExtension, useLanguage, useLoginPage, usePage } from 'shell/session';
import { Button, chakra, Heading, Stack, Text } from 'shell/ui';
import { choose } from '#shared/language';
import { chooseReturnTo } from '../address/choose-return-to.ts';
import { useFaceTranslations } from './face-translations.ts';
import { catalogues } from './messages/zh-CN.json?all';

const Frame = chakra('dialog', {
  base: {
    width: 'min(30rem, calc(100vw - 2rem))',
    margin: 'auto',
    padding: '5',
    borderRadius: 'card',
    bg: 'bg.panel',
    color: 'fg',
    boxShadow: 'floating',
    _backdrop: { bg: 'blackAlpha.600' },
  },
});

/** A window over the sign-in page with what the camera sees; Escape leaves it. */
export function FaceWindow({ onClose }: { onClose: () => void }): ReactElement {
  const { language } = useLanguage();
  return (
    <IntlExtension messages={choose(catalogues, language)}>
      <Content onClose={onClose} />
    </IntlExtension>
  );
}

function Content({ onClose }: { onClose: () => void }): ReactElement {
  const t = useFaceTranslations();
  const { search, hash } = usePage();
  const { unitId } = useLoginPage();
  const frame = useRef<HTMLDialogElement>(null);
  const onSignedIn = (): void => {
    const returnTo = chooseReturnTo({ origin: location.origin, search, hash });
    // There is a session by now: the page anew leads on.
    completeSignIn(returnTo).catch(() => location.reload());
  };
  useEffect(() => frame.current?.showModal(), []);
  return (
    <Frame ref={frame} aria-labelledby="face-title" onClose={onClose}>
      <Stack gap="4">
        <Heading id="face-title" as="h2" size="lg">
          {t('signin.face.title')}
        </Heading>
        <FaceWidget
          type="login"
          unitId={unitId ?? undefined}
          // Nobody poses for a picture that is not kept.
          waitTime={0}
          onSignedIn={onSignedIn}
        />
        <Button variant="outline" size="lg" onClick={onClose}>
          {t('signin.face.close')}
        </Button>
        <Text fontSize="sm" color="fg.muted">
          {t('signin.face.notice')}
        </Text>
      </Stack>
    </Frame>
  );
}
