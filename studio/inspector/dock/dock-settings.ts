/** What is remembered of the panel in this tab: nothing, until it has been opened once. */
export type DockSettings = {
  isOpen: boolean;
  /** px: its width at the right, its height at the foot. */
  width: number;
  height: number;
};

const key = 'inspector';

const closed: DockSettings = { isOpen: false, width: 480, height: 380 };

/** What is left of the page, at the least, px. */
const pageAtLeast = { width: 320, height: 160 };
const dockAtLeast = { width: 320, height: 160 };

export function readDock(store: Pick<Storage, 'getItem'>): DockSettings {
  try {
    const { isOpen, width, height } = JSON.parse(store.getItem(key) ?? '{}') as Partial<DockSettings>;
    return {
      isOpen: isOpen === true,
      width: typeof width === 'number' ? width : closed.width,
      height: typeof height === 'number' ? height : closed.height,
    };
  } catch {
    return closed;
  }
}

export const keepDock = (store: Pick<Storage, 'setItem'>, settings: DockSettings): void =>
  store.setItem(key, JSON.stringify(settings));

/** Below this the panel stands at the foot; the site's own step from phone to larger screens. */
export const besideFrom = 768;

/** A size that leaves room for the page, or as much as there is. */
export function dockSize(wanted: number, window: number, side: 'width' | 'height'): number {
  return Math.round(Math.max(Math.min(wanted, window - pageAtLeast[side]), Math.min(dockAtLeast[side], window / 2)));
}
