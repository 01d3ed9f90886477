import type { LogInModel } from '../../../machines/log-in/log-in.selectors.ts';
import type { LogInEvent } from '../../../machines/log-in/log-in.types.ts';
import type { ViewProps } from '../../journey-host/journey-part.ts';

export type LogInViewProps = ViewProps<LogInModel, LogInEvent>;
