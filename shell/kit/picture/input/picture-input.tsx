import { type ReactElement, Suspense, useId, useRef } from 'react';
import { useIntl } from 'react-intl';
import { RoomWords } from '../../../core/language/index.ts';
import { lazy } from '../../error-boundary/index.ts';
import { Alert, Box, Button, chakra, Flex, Text } from '../../ui/index.ts';
import { loadCutter } from '../crop/load-cutter.ts';
import { catalogues } from '../messages/zh-CN.json?all';
import type { PictureProblem } from '../render/picture-problem.ts';
import { type PictureFileOptions, usePictureFile } from './use-picture-file.ts';
import { useDroppedPicture, usePastedPicture } from './use-transferred-picture.ts';

const CropDialog = lazy(async () => ({ default: (await loadCutter()).CropDialog }));

const FileInput = chakra('input', { base: { display: 'none' } });

export interface PictureInputProps extends PictureFileOptions {
  /** Of the button that opens the choice of files. */
  label: string;
  /** Of the dialog in which the picture is cut and turned. */
  title: string;
  /** Of the button that saves it. */
  saveLabel: string;
  /** A circle is cut as a square and shown as a circle; `free` takes any shape. */
  shape: 'circle' | 'free';
}

/** Takes a picture from a file, the camera, the clipboard or another window, and lets the user cut and turn it. */
export function PictureInput(props: PictureInputProps): ReactElement {
  return (
    <RoomWords catalogues={catalogues}>
      <Content {...props} />
    </RoomWords>
  );
}

function Content(props: PictureInputProps): ReactElement {
  const { formatMessage } = useIntl();
  const help = useId();
  const picture = usePictureFile(props);
  const { isOver, handlers } = useDroppedPicture(picture.open);
  usePastedPicture(picture.open, picture.bitmap === undefined);
  return (
    <Box
      {...handlers}
      borderRadius="md"
      outline="2px dashed"
      outlineOffset="4px"
      outlineColor={isOver ? 'brand.solid' : 'transparent'}
    >
      <Flex gap="2" wrap="wrap">
        <FileButton label={props.label} describedBy={help} onFile={picture.open} />
        {/* Fingers mean a phone or a tablet: those have a camera at the back. */}
        <Box hidden css={{ '@media (pointer: coarse)': { display: 'block' } }}>
          <FileButton
            label={formatMessage({ id: 'picture.input.camera' })}
            capture={props.shape === 'circle' ? 'user' : 'environment'}
            onFile={picture.open}
          />
        </Box>
      </Flex>
      <Text id={help} fontSize="sm" color="fg.muted" marginTop="2">
        {formatMessage({ id: 'picture.input.help' })}
      </Text>
      <Box role="status">{picture.problem ? <Problem problem={picture.problem} /> : null}</Box>
      {picture.bitmap ? (
        <Suspense>
          <CropDialog
            picture={picture.bitmap}
            title={props.title}
            saveLabel={props.saveLabel}
            shape={props.shape}
            isSaving={picture.isSaving}
            problem={picture.failure ? <Problem problem={picture.failure} /> : null}
            onSave={picture.save}
            onCancel={picture.close}
          />
        </Suspense>
      ) : null}
    </Box>
  );
}

interface FileButtonProps {
  label: string;
  describedBy?: string;
  /** Which camera takes the picture at once. */
  capture?: 'user' | 'environment';
  onFile: (file: File) => void;
}

function FileButton({ label, describedBy, capture, onFile }: FileButtonProps): ReactElement {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <FileInput
        ref={input}
        type="file"
        accept="image/*"
        aria-label={label}
        capture={capture}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          // The same file may be chosen again.
          currentTarget.value = '';
          if (file) onFile(file);
        }}
      />
      <Button
        variant="outline"
        minHeight="11"
        aria-describedby={describedBy}
        onClick={() => input.current?.click()}
      >
        {label}
      </Button>
    </>
  );
}

function Problem({ problem }: { problem: PictureProblem }): ReactElement {
  const { formatMessage } = useIntl();
  const { reason } = problem;
  return (
    <Box marginTop="2">
      <Alert tone="error">
        {reason === 'too-large' ? formatMessage({ id: 'picture.problem.tooLarge' }) : null}
        {reason === 'format'
          ? formatMessage({ id: 'picture.problem.format' }, { format: problem.format })
          : null}
        {reason === 'unreadable' ? formatMessage({ id: 'picture.problem.unreadable' }) : null}
      </Alert>
    </Box>
  );
}
