import type { ChangePasswordModel } from '../../../machines/change-password/change-password.selectors.ts';
import type { ChangePasswordEvent } from '../../../machines/change-password/change-password.types.ts';
import type { ViewProps } from '../../journey-host/journey-part.ts';

export type ChangePasswordViewProps = ViewProps<ChangePasswordModel, ChangePasswordEvent>;
