/** Key in localStorage of the version of the network's interface that is preferred in this browser (SC-19). */
const key = 'vendorApiVersion';

/** The preference, to be sent as `vendorApiVersion`; undefined when there is none, or no store. */
export function vendorApiVersion(): string | undefined {
  try {
    // A browser that forbids storage throws at the very name.
    const preferred = localStorage.getItem(key)?.trim();
    return preferred ? preferred.slice(0, 16) : undefined;
  } catch {
    return undefined;
  }
}
