import { Component, type ReactNode, type RefObject } from 'react';
import { firstItemInView, leftOf } from './date-items.ts';

type KeptPlaceProps = { list: RefObject<HTMLElement | null>; children: ReactNode };
type Place = { list: HTMLElement; item: HTMLElement; left: number };

function placeInView(list: HTMLElement): Place | null {
  const item = firstItemInView(list);
  return item && { list, item, left: leftOf(item, list) };
}

/**
 * Keeps what is in view where it is when dates arrive to the left of it; browsers do this for vertical lists only.
 * A class, because only a class can look at the list just before it changes: what was seen at the last scroll event
 * is out of date while the list moves smoothly.
 */
export class KeptPlace extends Component<KeptPlaceProps> {
  override getSnapshotBeforeUpdate(): Place | null {
    const list = this.props.list.current;
    return list && placeInView(list);
  }

  override componentDidUpdate(_props: KeptPlaceProps, _state: unknown, before: Place | null): void {
    if (before?.item.isConnected !== true) return;
    const moved = leftOf(before.item, before.list) - before.left;
    // Less is a rounding of fractions.
    if (Math.abs(moved) >= 1) before.list.scrollBy({ left: moved, behavior: 'instant' });
  }

  override render(): ReactNode {
    return this.props.children;
  }
}
