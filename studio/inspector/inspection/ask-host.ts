/** What the web host has for the inspector. */
export const hostData = '/inspector-data';

/** Asks the web host; whatever its status is. Rejects with an Error in words where nothing comes back. */
export const askHost = (path: string, request?: RequestInit): Promise<Response> =>
  fetch(`${hostData}${path}`, request).catch(() => Promise.reject(new Error('The web host does not answer.')));

/** An answer that is none, in words. */
export const refusedWith = (status: number): string => `The web host answered ${status}.`;
