const key = 'stately-inspector';

/** Whether this tab tells the Stately inspector: asked for by `?inspect=stately`, kept for the tab, ended by `?inspect=0`. */
export function wantsStately(search: string, store: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>): boolean {
  const asked = new URLSearchParams(search).get('inspect');
  if (asked === '0') store.removeItem(key);
  if (asked === 'stately') store.setItem(key, 'on');
  return store.getItem(key) !== null;
}
