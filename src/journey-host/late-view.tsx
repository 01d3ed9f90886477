import { useState, type ComponentType } from 'react';
import { late, useLate } from './late.ts';

/** A view whose code comes when it is wanted, or ahead of it by `load`; then it is drawn without a pause. */
export function lateView<Props extends object>(fetch: () => Promise<ComponentType<Props>>) {
  const code = late(fetch);
  function Late(props: Props) {
    const View = useLate(code);
    // Loaded once: the same component at every drawing.
    // oxlint-disable-next-line react/static-components
    return <View {...props} />;
  }
  function LateView(props: Props) {
    // One or the other for as long as it is shown: a change between them would begin the page anew.
    const [View] = useState(() => code.now() ?? Late);
    return <View {...props} />;
  }
  return Object.assign(LateView, { load: code.load, isThere: () => code.now() !== null });
}

type MayBeLate = { load?: () => Promise<unknown> };

/** Loads the code of those of these views that have code of their own: they are drawn without a pause from then on. */
export async function loadLateViews(views: Readonly<Record<string, object>>): Promise<void> {
  await Promise.all(Object.values(views).map(async (view: MayBeLate) => view.load?.()));
}
