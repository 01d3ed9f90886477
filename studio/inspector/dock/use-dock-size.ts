import { useEffect, useLayoutEffect, useState } from 'react';
import { besideFrom, dockSize, keepDock, readDock } from './dock-settings.ts';

/** The least that the pages of large screens are drawn for; what there is beside the panel is made to hold it. */
const largePage = { from: 992, width: 1100 };

/** Has page and dialogs leave room for the panel, until the function that comes back is called. */
function keepClear(isBeside: boolean, size: number, width: number): () => void {
  const { style } = document.body;
  const page = document.querySelector<HTMLElement>('#root');
  style.setProperty(isBeside ? 'padding-right' : 'padding-bottom', `${size}px`);
  style.setProperty(isBeside ? '--inspector-right' : '--inspector-foot', `${size}px`);
  // Layouts follow the window's width, which the panel does not change.
  if (isBeside && width >= largePage.from)
    page?.style.setProperty('zoom', `${Math.min(1, (width - size) / largePage.width)}`);
  return () => {
    for (const name of ['padding-right', 'padding-bottom', '--inspector-right', '--inspector-foot'])
      style.removeProperty(name);
    page?.style.removeProperty('zoom');
  };
}

type WindowSize = { width: number; height: number };

const sizeOfWindow = (): WindowSize => ({ width: window.innerWidth, height: window.innerHeight });

/** Where the panel stands and how large it is; the page keeps clear of it. */
export function useDockSize() {
  const [around, setAround] = useState(sizeOfWindow);
  const [wanted, setWanted] = useState(() => readDock(sessionStorage));
  useEffect(() => {
    const resized = () => setAround(sizeOfWindow());
    window.addEventListener('resize', resized);
    return () => window.removeEventListener('resize', resized);
  }, []);
  const isBeside = around.width >= besideFrom;
  const side = isBeside ? 'width' : 'height';
  const size = dockSize(wanted[side], around[side], side);

  useLayoutEffect(() => keepClear(isBeside, size, around.width), [isBeside, size, around.width]);

  const resize = (to: number) => {
    const next = { ...wanted, [side]: dockSize(to, around[side], side) };
    setWanted(next);
    keepDock(sessionStorage, { ...next, isOpen: true });
  };
  return { isBeside, size, most: dockSize(Number.POSITIVE_INFINITY, around[side], side), resize };
}
