/** Key in localStorage of the version of the network's interface that is preferred in this browser (SC-19). */
const key = 'vendorApiVersion';

/** The contract's limit. */
export const longestVersion = 16;

/** Keeps the preference; '' takes it away. */
export function preferVendorApiVersion(version: string): void {
  if (version === '') localStorage.removeItem(key);
  else localStorage.setItem(key, version);
}

/** The preference, to be sent as `vendorApiVersion`; undefined when there is none, or no store. */
export function vendorApiVersion(): string | undefined {
  try {
    // A browser that forbids storage throws at the very name.
    const preferred = localStorage.getItem(key)?.trim();
    return preferred ? preferred.slice(0, longestVersion) : undefined;
  } catch {
    return undefined;
  }
}
