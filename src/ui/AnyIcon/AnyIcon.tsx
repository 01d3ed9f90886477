import { IconOf, type IconProps } from '../Icon/Icon.tsx';
import { icons } from '../Icon/icons.ts';
import { moreIcons } from './more-icons.ts';

export const allIcons = { ...icons, ...moreIcons };

export type IconName = keyof typeof allIcons;

/** An icon where the first pages’ few are not enough: its code brings all drawings. */
export const AnyIcon = (props: IconProps<IconName>) => <IconOf {...props} drawings={allIcons} />;
