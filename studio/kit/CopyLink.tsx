import { useState } from 'react';
import { Button } from '../../src/ui/Button/Button.tsx';
import { VisuallyHidden } from '../../src/ui/VisuallyHidden/VisuallyHidden.tsx';

/** Copies the address of an example, colours included. Where the browser keeps the clipboard shut, the link is in the address bar. */
export function CopyLink({ id, title }: { id: string; title: string }) {
  const [said, setSaid] = useState('');
  const copy = async () => {
    const address = new URL(`#${id}`, location.href);
    try {
      await navigator.clipboard.writeText(address.href);
      setSaid('Link copied');
    } catch {
      location.hash = id;
      setSaid('The link is in the address bar');
    }
  };
  return (
    <span>
      <span role="status">{said} </span>
      <Button variant="link" small onClick={() => void copy()}>
        Copy link<VisuallyHidden> to {title}</VisuallyHidden>
      </Button>
    </span>
  );
}
