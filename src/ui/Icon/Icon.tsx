import type { iconSizes } from '../tokens.ts';
import classes from './Icon.module.css';
import { icons, type Drawing } from './icons.ts';

export type IconProps<Name extends string> = {
  name: Name;
  /** px; 48 where nothing is said (UI-13). */
  size?: (typeof iconSizes)[number];
  /** What it means. Without one it is decoration and is not read out. */
  label?: string;
};

/** One of the drawings, in the colour of the text around it. An unknown name logs an error and draws nothing (ER-12). */
export function IconOf({
  drawings,
  name,
  size = 48,
  label,
}: IconProps<string> & { drawings: Readonly<Record<string, Drawing>> }) {
  const drawing = Object.hasOwn(drawings, name) ? drawings[name] : undefined;
  if (!drawing) {
    // oxlint-disable-next-line no-console -- the specification (point 8) asks for the log
    console.error(`Icon "${name}" does not exist.`);
    return null;
  }
  return (
    <svg
      className={classes.icon}
      viewBox="0 0 24 24"
      width={size}
      height={size}
      data-fill={drawing.fill}
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    >
      <path d={drawing.d} />
    </svg>
  );
}

/** An icon that the first pages have, too. */
export const Icon = (props: IconProps<keyof typeof icons>) => <IconOf {...props} drawings={icons} />;
