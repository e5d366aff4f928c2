import { type ReactElement, Suspense } from 'react';
import { lazy } from '../error-boundary/index.ts';
import { Center, Spinner } from '../ui/index.ts';
import type { FaceWidgetProps } from './face-widget-props.ts';

const FacePanel = lazy(async () => ({ default: (await import('./view/face-panel.tsx')).FacePanel }));

/** Takes the picture of a face and sends it (O01 to O08). Its code, its models and the camera come with it and go with it. */
export function FaceWidget(props: FaceWidgetProps): ReactElement {
  return (
    <Suspense
      fallback={
        <Center minHeight="64">
          <Spinner />
        </Center>
      }
    >
      <FacePanel {...props} />
    </Suspense>
  );
}
