import { Copy } from 'lucide-react';
import { type ReactElement, useMemo, useRef } from 'react';
import { useIntl } from 'react-intl';
import { copyText } from '#shared/clipboard';
import { RoomWords } from '../../core/language/index.ts';
import { DraggableDialog, Textarea } from '../../kit/controls/index.ts';
import { FormField, FormNotice, FormView, SaveButton } from '../../kit/form/index.ts';
import { notify } from '../../kit/notify/index.ts';
import { Box, Button, Stack, Text } from '../../kit/ui/index.ts';
import { detailLines } from './detail-lines.ts';
import { DetailList } from './detail-list.tsx';
import { catalogues } from './messages/zh-CN.json?all';
import { maxTextLength, useFeedback } from './use-feedback.ts';

const touch = { base: '11', md: '10' } as const;

/** Leaves the page usable and can be moved aside, so that one sees what one writes about. */
function FeedbackForm({ onClose }: { onClose: () => void }): ReactElement {
  const { formatMessage } = useIntl();
  const field = useRef<HTMLTextAreaElement>(null);
  const onSent = (): void => {
    notify(formatMessage({ id: 'feedback.sent' }), { tone: 'success' });
    onClose();
  };
  const { form, details } = useFeedback(onSent);
  const { text } = form.draft;
  const lines = useMemo(
    () =>
      detailLines(details).map(({ what, value }) => ({
        label: formatMessage({ id: `feedback.detail.${what}` }),
        value,
      })),
    [details, formatMessage],
  );
  const copy = async (): Promise<void> => {
    const all = [text.trim(), ...lines.map(({ label, value }) => `${label}: ${value}`)].join('\n');
    const isCopied = await copyText(all, null);
    notify(formatMessage({ id: isCopied ? 'feedback.copied' : 'feedback.notCopied' }), {
      tone: isCopied ? 'success' : 'warning',
    });
  };
  return (
    <DraggableDialog
      visible
      modal={false}
      width="42rem"
      beforeClose={() => !form.isSaving}
      onClose={onClose}
      findFirstFocus={() => field.current}
      title={formatMessage({ id: 'feedback.title' })}
      footer={
        <>
          <Button variant="ghost" minHeight={touch} marginInlineEnd="auto" onClick={() => void copy()}>
            <Copy size={18} strokeWidth={1.75} aria-hidden />
            {formatMessage({ id: 'feedback.copy' })}
          </Button>
          <Button variant="outline" minHeight={touch} onClick={onClose}>
            {formatMessage({ id: 'feedback.cancel' })}
          </Button>
          <SaveButton form={form}>{formatMessage({ id: 'feedback.send' })}</SaveButton>
        </>
      }
    >
      <FormView form={form}>
        <Stack gap="4">
          <FormNotice form={form} part="failure" safe={formatMessage({ id: 'feedback.safe' })} />
          <FormField
            form={form}
            name="text"
            label={formatMessage({ id: 'feedback.text' })}
            help={formatMessage({ id: 'feedback.reader' })}
            required
          >
            <Textarea
              ref={field}
              value={text}
              maxLength={maxTextLength}
              onChange={(event) => form.change({ text: event.currentTarget.value })}
            />
          </FormField>
          <Box>
            <Text fontWeight="500">{formatMessage({ id: 'feedback.along' })}</Text>
            <DetailList lines={lines} />
          </Box>
        </Stack>
      </FormView>
    </DraggableDialog>
  );
}

function FeedbackDialog(props: { onClose: () => void }): ReactElement {
  return (
    <RoomWords catalogues={catalogues}>
      <FeedbackForm {...props} />
    </RoomWords>
  );
}

// biome-ignore lint/style/noDefaultExport: lazy components are looked up by their default export
export default FeedbackDialog;
