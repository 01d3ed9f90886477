import type { iconSizes } from '../tokens.ts';
import classes from './Icon.module.css';
import { icons, type IconName } from './icons.ts';

type IconProps = {
  name: IconName;
  /** px; 48 where nothing is said (UI-13). */
  size?: (typeof iconSizes)[number];
  /** What it means. Without one it is decoration and is not read out. */
  label?: string;
};

/** A drawing in the colour of the text around it. An unknown name logs an error and draws nothing (ER-12). */
export function Icon({ name, size = 48, label }: IconProps) {
  if (!Object.hasOwn(icons, name)) {
    // oxlint-disable-next-line no-console -- the specification (point 8) asks for the log
    console.error(`Icon "${name}" does not exist.`);
    return null;
  }
  const drawing: { d: string; fill?: true } = icons[name];
  return (
    <svg
      className={classes.icon}
      viewBox="0 0 24 24"
      width={size}
      height={size}
      data-fill={drawing.fill}
      focusable="false"
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    >
      <path d={drawing.d} />
    </svg>
  );
}
