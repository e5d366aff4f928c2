import { Copy } from 'lucide-react';
import { type ReactElement, useMemo, useRef } from 'react';
import { useIntl } from 'react-intl';
import { copyText } from '#shared/clipboard';
import { DraggableDialog, Textarea } from '../kit/index.ts';
import { RoomWords } from '../language/index.ts';
import { notify } from '../notify/index.ts';
import { Alert, Box, Button, Field, Stack, Text } from '../ui/index.ts';
import { detailLines } from './detail-lines.ts';
import { DetailList } from './detail-list.tsx';
import en from './messages/en.json';
import zhCN from './messages/zh-CN.json';
import { maxTextLength, useFeedback } from './use-feedback.ts';

const touch = { base: '11', md: '10' } as const;

/** Leaves the page usable and can be moved aside, so that one sees what one writes about. */
const FeedbackForm = ({ onClose }: { onClose: () => void }): ReactElement => {
  const { formatMessage } = useIntl();
  const field = useRef<HTMLTextAreaElement>(null);
  const onSent = (): void => {
    notify(formatMessage({ id: 'feedback.sent' }), { tone: 'success' });
    onClose();
  };
  const { text, setText, details, isMissing, failure, isSending, send } = useFeedback(onSent);
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
      beforeClose={() => !isSending}
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
          <Button minHeight={touch} loading={isSending} onClick={send}>
            {formatMessage({ id: 'feedback.send' })}
          </Button>
        </>
      }
    >
      <Stack gap="4">
        {failure ? (
          <Alert tone="error" title={failure.message}>
            <Text>{formatMessage({ id: 'feedback.safe' })}</Text>
            {failure.requestId ? <Text fontSize="xs">{failure.requestId}</Text> : null}
          </Alert>
        ) : null}
        <Field
          label={formatMessage({ id: 'feedback.text' })}
          help={formatMessage({ id: 'feedback.reader' })}
          error={isMissing ? formatMessage({ id: 'feedback.missing' }) : undefined}
          required
        >
          <Textarea
            ref={field}
            value={text}
            maxLength={maxTextLength}
            onChange={(event) => setText(event.currentTarget.value)}
          />
        </Field>
        <Box>
          <Text fontWeight="500">{formatMessage({ id: 'feedback.along' })}</Text>
          <DetailList lines={lines} />
        </Box>
      </Stack>
    </DraggableDialog>
  );
};

const FeedbackDialog = (props: { onClose: () => void }): ReactElement => (
  <RoomWords catalogues={{ 'zh-CN': zhCN, en }}>
    <FeedbackForm {...props} />
  </RoomWords>
);

// biome-ignore lint/style/noDefaultExport: lazy components are looked up by their default export
export default FeedbackDialog;
