import { RotateCcw, RotateCw } from 'lucide-react';
import { type ReactElement, type ReactNode, useState } from 'react';
import { useIntl } from 'react-intl';
import { Dialog } from '../../controls/index.ts';
import { Button, Flex, Stack, Text, VisuallyHidden } from '../../ui/index.ts';
import { type Cut, centreCut, type QuarterTurns, turnSize } from '../render/cut.ts';
import { CropFrame } from './crop-frame.tsx';

export interface CropDialogProps {
  picture: ImageBitmap;
  title: string;
  saveLabel: string;
  shape: 'circle' | 'free';
  isSaving: boolean;
  /** What went wrong at the last try. */
  problem: ReactNode;
  onSave: (turns: QuarterTurns, cut: Cut) => void;
  onCancel: () => void;
}

/** Cuts and turns a picture before it is saved. */
export function CropDialog(props: CropDialogProps): ReactElement {
  const { picture, shape, isSaving } = props;
  const { formatMessage } = useIntl();
  const aspect = shape === 'circle' ? 1 : undefined;
  const [{ turns, cut }, setState] = useState(() => ({
    turns: 0 as QuarterTurns,
    cut: centreCut(picture, aspect),
  }));
  const turn = (quarters: 1 | 3): void => {
    const next = ((turns + quarters) % 4) as QuarterTurns;
    setState({ turns: next, cut: centreCut(turnSize(picture, next), aspect) });
  };
  return (
    <Dialog
      open
      onClose={props.onCancel}
      title={props.title}
      footer={
        <>
          <Button variant="outline" onClick={props.onCancel}>
            {formatMessage({ id: 'kit.dialog.cancel' })}
          </Button>
          <Button loading={isSaving} onClick={() => props.onSave(turns, cut)}>
            {props.saveLabel}
          </Button>
        </>
      }
    >
      <Stack gap="3">
        <Text fontSize="sm" color="fg.muted">
          {formatMessage({ id: 'picture.crop.help' })}
        </Text>
        <CropFrame
          picture={picture}
          turns={turns}
          cut={cut}
          aspect={aspect}
          onChange={(next) => setState({ turns, cut: next })}
        />
        <Flex gap="2" wrap="wrap" justify="center">
          <Button variant="outline" size="sm" minHeight="11" onClick={() => turn(3)}>
            <RotateCcw size={16} aria-hidden />
            {formatMessage({ id: 'picture.crop.turnLeft' })}
          </Button>
          <Button variant="outline" size="sm" minHeight="11" onClick={() => turn(1)}>
            <RotateCw size={16} aria-hidden />
            {formatMessage({ id: 'picture.crop.turnRight' })}
          </Button>
        </Flex>
        <VisuallyHidden role="status">
          {turns > 0 ? formatMessage({ id: 'picture.crop.turned' }, { degrees: turns * 90 }) : null}
        </VisuallyHidden>
        {props.problem}
      </Stack>
    </Dialog>
  );
}
