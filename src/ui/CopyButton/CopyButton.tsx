import { useState } from 'react';
import { Button } from '../Button/Button.tsx';
import classes from './CopyButton.module.css';

type CopyButtonProps = {
  /** What goes to the clipboard. */
  text: string;
  label: string;
  /** What is said when it is there. */
  copied: string;
  /** What is said where the browser keeps the clipboard shut. */
  notCopied: string;
};

/** Puts what stands beside it on the clipboard, and says so. */
export function CopyButton({ text, label, copied, notCopied }: CopyButtonProps) {
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
      <Button onClick={() => void copy()}>{label}</Button>
      <span role="status">{said}</span>
    </div>
  );
}
