import { useState, type ComponentType } from 'react';
import { late, useLate } from '../journey-host/late.ts';

/** A page whose code comes when it is wanted, or ahead of it by `load`; then it is drawn without a pause. */
export function latePage<Props extends object>(fetch: () => Promise<ComponentType<Props>>) {
  const code = late(fetch);
  function Late(props: Props) {
    const Page = useLate(code);
    // Loaded once: the same component at every drawing.
    // oxlint-disable-next-line react/static-components
    return <Page {...props} />;
  }
  function LatePage(props: Props) {
    // One or the other for as long as it is shown: a change between them would begin the page anew.
    const [Page] = useState(() => code.now() ?? Late);
    return <Page {...props} />;
  }
  return Object.assign(LatePage, { load: code.load });
}
