import type { MouseEvent, ReactNode, Ref } from 'react';
import { Spinner } from '../Spinner/Spinner.tsx';
import classes from './Button.module.css';

export type ButtonLook = {
  variant?: 'standard' | 'primary' | 'destructive' | 'link';
  small?: boolean;
  /** As wide as what it stands in. On a phone most actions are. */
  wide?: boolean;
};

type ButtonProps = ButtonLook & {
  children: ReactNode;
  type?: 'button' | 'submit';
  /** What a form that it submits hears beside the values of the fields. */
  name?: string;
  value?: string;
  disabled?: boolean;
  /**
   * Shows a spinner and ignores clicks, but keeps the focus, so that nobody loses their place (UI-06). 'silent' where
   * the page says what is waited for in words of its own: the spinner is seen only.
   */
  loading?: boolean | 'silent';
  onClick?: (event: MouseEvent<HTMLButtonElement>) => void;
  ref?: Ref<HTMLButtonElement>;
  'aria-expanded'?: boolean;
  'aria-controls'?: string;
  'aria-describedby'?: string;
};

export function Button({
  variant = 'standard',
  small = false,
  wide = false,
  type = 'button',
  disabled = false,
  loading = false,
  onClick,
  children,
  ...rest
}: ButtonProps) {
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (loading) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      {...rest}
      type={type === 'submit' ? 'submit' : 'button'}
      className={classes.button}
      data-variant={variant}
      data-small={small || undefined}
      data-wide={wide || undefined}
      data-loading={!!loading || undefined}
      disabled={disabled}
      aria-disabled={!!loading || undefined}
      onClick={press}
    >
      <span className={classes.label}>{children}</span>
      {loading && (
        <span className={classes.spinner}>
          <Spinner small silent={loading === 'silent'} />
        </span>
      )}
    </button>
  );
}
