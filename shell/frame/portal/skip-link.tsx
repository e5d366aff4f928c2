import { chakra } from '@chakra-ui/react';
import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';

const Anchor = chakra('a', {
  base: {
    position: 'fixed',
    top: '2',
    insetInlineStart: '2',
    zIndex: 'toast',
    paddingInline: '4',
    paddingBlock: '2',
    borderRadius: 'control',
    bg: 'brand.solid',
    color: 'brand.contrast',
    translate: '0 -200%',
    _focusVisible: { translate: '0 0' },
  },
});

/** The first stop of the keyboard: past the header to the page. */
export function SkipLink(): ReactElement {
  const { formatMessage } = useIntl();
  return (
    <Anchor
      href="#main"
      onClick={(event) => {
        // The hash belongs to the app.
        event.preventDefault();
        document.getElementById('main')?.focus();
      }}
    >
      {formatMessage({ id: 'frame.skip.link' })}
    </Anchor>
  );
}
