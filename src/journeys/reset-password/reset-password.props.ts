import type { ResetPasswordModel } from '../../../machines/reset-password/reset-password.selectors.ts';
import type { ResetPasswordEvent } from '../../../machines/reset-password/reset-password.types.ts';
import type { ViewProps } from '../../journey-host/journey-part.ts';

export type ResetPasswordViewProps = ViewProps<ResetPasswordModel, ResetPasswordEvent>;
