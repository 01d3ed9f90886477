const key = 'inspector-screens';

/** Whether cards have screens, as it was chosen in this tab; they have until somebody wants the map smaller. */
export const readScreensShown = (store: Pick<Storage, 'getItem'>): boolean => store.getItem(key) !== 'off';

export const keepScreensShown = (store: Pick<Storage, 'setItem'>, isShown: boolean): void =>
  store.setItem(key, isShown ? 'on' : 'off');
