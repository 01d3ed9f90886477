import { useState, type ReactNode } from 'react';
import { Button } from '../Button/Button.tsx';
import classes from './CopyButton.module.css';

type CopyButtonProps = {
  /** What goes to the clipboard. */
  text: string;
  label: ReactNode;
  /** As a link, where it stands in a line with what it copies. */
  isQuiet?: boolean;
  /** The main way of the page. */
  isMain?: boolean;
  /** Another way to hand it on, right after the button. */
  beside?: ReactNode;
  /** What is said when it is there. */
  copied: string;
  /** What is said where the browser keeps the clipboard shut. */
  notCopied: string;
};

/** Puts what stands beside it on the clipboard, and says so. */
export function CopyButton({
  text,
  label,
  isQuiet = false,
  isMain = false,
  beside,
  copied,
  notCopied,
}: CopyButtonProps) {
  const [said, setSaid] = useState('');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setSaid(copied);
    } catch {
      setSaid(notCopied);
    }
  };
  return (
    <div className={classes.row}>
      <Button
        {...(isQuiet && { variant: 'link', small: true })}
        {...(isMain && { variant: 'primary' })}
        onClick={() => void copy()}
      >
        {label}
      </Button>
      {beside}
      <span role="status">{said}</span>
    </div>
  );
}
