import type { ReactNode } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import type { icons } from '../Icon/icons.ts';
import classes from './Alert.module.css';

export type AlertKind = 'success' | 'error' | 'warning' | 'info' | 'secure';

type AlertProps = {
  kind: AlertKind;
  /** A major alert is a box of its own; a minor one is a line next to what it is about. */
  weight?: 'major' | 'minor';
  title?: ReactNode;
  children?: ReactNode;
  /** With it, the customer can put the alert away (UI-02). */
  onDismiss?: () => void;
};

const icon: Record<AlertKind, keyof typeof icons> = {
  success: 'tick',
  error: 'error',
  warning: 'warning',
  info: 'info',
  secure: 'lock',
};

/** Read out at once when something is wrong, at the next pause otherwise. */
export function Alert({ kind, weight = 'major', title, children, onDismiss }: AlertProps) {
  return (
    <div role={kind === 'error' ? 'alert' : 'status'} className={classes.alert} data-kind={kind} data-weight={weight}>
      <span className={classes.icon}>
        <Icon name={icon[kind]} size={24} />
      </span>
      <div className={classes.words}>
        {title !== undefined && <p className={classes.title}>{title}</p>}
        {children !== undefined && <div className={classes.body}>{children}</div>}
      </div>
      {onDismiss && (
        <button type="button" className={classes.dismiss} aria-label="Dismiss" onClick={onDismiss}>
          <Icon name="close" size={24} />
        </button>
      )}
    </div>
  );
}
