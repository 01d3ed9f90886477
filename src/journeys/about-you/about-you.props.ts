import type { AboutYouModel } from '../../../machines/about-you/about-you.selectors.ts';
import type { AboutYouEvent } from '../../../machines/about-you/about-you.types.ts';
import type { ViewProps } from '../../journey-host/journey-part.ts';

export type AboutYouViewProps = ViewProps<AboutYouModel, AboutYouEvent>;
