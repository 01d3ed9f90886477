import { Component, type ReactNode, type RefObject } from 'react';
import { firstItemInView, leftOf } from './date-items.ts';

type KeptPlaceProps = { list: RefObject<HTMLElement | null>; children: ReactNode };
type Place = { item: HTMLElement; left: number };

/**
 * Keeps what is in view where it is when dates arrive to the left of it; browsers do this for vertical lists only.
 * A class, because only a class can look at the list just before it changes: what was seen at the last scroll event
 * is out of date while the list moves smoothly.
 */
export class KeptPlace extends Component<KeptPlaceProps> {
  override getSnapshotBeforeUpdate(): Place | null {
    const list = this.props.list.current;
    const item = list && firstItemInView(list);
    return list && item && { item, left: leftOf(item, list) };
  }

  override componentDidUpdate(_props: KeptPlaceProps, _state: unknown, before: Place | null): void {
    const list = this.props.list.current;
    if (!list || before?.item.isConnected !== true) return;
    const moved = leftOf(before.item, list) - before.left;
    // Less is a rounding of fractions.
    if (Math.abs(moved) >= 1) list.scrollBy({ left: moved, behavior: 'instant' });
  }

  override render(): ReactNode {
    return this.props.children;
  }
}
