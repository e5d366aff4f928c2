import type { ReactElement } from 'react';
import { useIntl } from 'react-intl';
import { Box, Text } from '../../../kit/ui/index.ts';
import type { FileProblem, RefusedFile } from '../../../kit/uploads/index.ts';
import { useAmounts } from './use-amounts.ts';

/** A file that was not taken, and why (N05). */
export function RefusedRow({ file }: { file: RefusedFile }): ReactElement {
  const words = useProblemWords(file.problem);
  return (
    <Box as="li" paddingInline="4" paddingBlock="2" borderBottomWidth="1px" borderColor="border.muted">
      {file.path ? (
        <Text fontWeight="medium" truncate title={file.path}>
          {file.path}
        </Text>
      ) : null}
      <Text fontSize="sm" color="fg.error">
        {words}
      </Text>
    </Box>
  );
}

function useProblemWords(problem: FileProblem): string {
  const { formatMessage } = useIntl();
  const { size } = useAmounts();
  if (problem.reason === 'extension')
    return formatMessage({ id: 'uploads.refused.extension' }, { extension: problem.extension });
  if (problem.reason === 'size')
    return formatMessage({ id: 'uploads.refused.size' }, { size: size(problem.maxSize) });
  return formatMessage({ id: `uploads.refused.${problem.reason}` });
}
