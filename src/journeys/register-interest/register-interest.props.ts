import type { RegisterInterestModel } from '../../../machines/register-interest/register-interest.selectors.ts';
import type { RegisterInterestEvent } from '../../../machines/register-interest/register-interest.types.ts';
import type { ViewProps } from '../../journey-host/journey-part.ts';

export type RegisterInterestViewProps = ViewProps<RegisterInterestModel, RegisterInterestEvent>;
