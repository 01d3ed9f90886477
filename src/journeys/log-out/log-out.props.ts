import type { RetryRequested } from '../../../machines/shared/journey-meta.ts';
import type { ViewProps } from '../../journey-host/journey-part.ts';

export type LogOutViewProps = ViewProps<null, RetryRequested>;
