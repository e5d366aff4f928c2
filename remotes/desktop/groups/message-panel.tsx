import type { ReactElement, ReactNode } from 'react';
import { EmptyView } from 'shell/kit';
import { Box, EmptyState } from 'shell/ui';

export interface MessagePanelProps {
  /** Default: the picture of an empty desktop. */
  icon?: ReactElement | undefined;
  title: string;
  text: string;
  /** `alert` is read out at once. Default `status`. */
  role?: 'alert' | 'status';
  children?: ReactNode;
}

/** What stands in the place of the groups when there are none to show. */
export function MessagePanel({
  icon,
  title,
  text,
  role = 'status',
  children,
}: MessagePanelProps): ReactElement {
  return (
    <Box
      role={role}
      bg="bg.panel/85"
      borderWidth="1px"
      borderColor="border.muted"
      borderRadius="card"
      boxShadow="raised"
    >
      {icon ? (
        <EmptyState icon={icon} title={title} text={text}>
          {children}
        </EmptyState>
      ) : (
        <EmptyView type="desktop" title={title} text={text}>
          {children}
        </EmptyView>
      )}
    </Box>
  );
}
