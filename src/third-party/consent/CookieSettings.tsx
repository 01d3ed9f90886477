import type { MouseEvent } from 'react';
import { Modal } from '../../ui/Modal/Modal.tsx';
import { consentCopy as copy } from './consent.copy.ts';
import { CookieChoices, type CookieChoicesProps } from './CookieChoices.tsx';

export type CookieSettingsProps = CookieChoicesProps & {
  policyPath: string;
  /** Goes to a page of the site without loading it anew. */
  go: (path: string) => void;
  onClose: () => void;
};

const isPlainClick = ({ button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !ctrlKey && !metaKey && !shiftKey && !altKey;

/** The choice in a dialog over whatever page the customer is on. */
export function CookieSettings({ policyPath, go, onClose, ...choices }: CookieSettingsProps) {
  const openPolicy = (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    onClose();
    go(policyPath);
  };
  return (
    <Modal title={copy.settings} onClose={onClose}>
      <CookieChoices {...choices}>
        {/* Outside the app's router. */}
        <p>
          {copy.more}{' '}
          <a href={policyPath} onClick={openPolicy}>
            {copy.policy}
          </a>
          .
        </p>
      </CookieChoices>
    </Modal>
  );
}
