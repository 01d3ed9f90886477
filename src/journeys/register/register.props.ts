import type { RegisterModel } from '../../../machines/register/register.selectors.ts';
import type { RegisterEvent } from '../../../machines/register/register.types.ts';
import type { ViewProps } from '../../journey-host/journey-part.ts';

export type RegisterViewProps = ViewProps<RegisterModel, RegisterEvent>;
