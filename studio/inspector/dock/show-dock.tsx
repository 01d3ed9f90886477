import { StrictMode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { giveFocusBack } from '../../../src/ui/lost-focus.ts';
import { Dock } from './Dock.tsx';
import { keepDock, readDock } from './dock-settings.ts';

let shown: { root: Root; place: HTMLElement; opener: Element | null } | null = null;

/** Takes the panel away and gives the focus back to where it came from. */
export function hideDock(): void {
  keepDock(sessionStorage, { ...readDock(sessionStorage), isOpen: false });
  if (!shown) return;
  const { root, place, opener } = shown;
  shown = null;
  root.unmount();
  place.remove();
  giveFocusBack(opener);
}

/** Puts the panel beside the page: a root of its own, so that the app knows nothing of it and goes on as it is. */
export function showDock(): void {
  if (shown) return;
  const place = document.createElement('div');
  // It quotes the page's words, and keeps them where others are shown there.
  place.dataset['tool'] = '';
  document.body.append(place);
  const root = createRoot(place);
  shown = { root, place, opener: document.activeElement };
  root.render(
    <StrictMode>
      <Dock onClose={hideDock} />
    </StrictMode>,
  );
}
