type Hear = (search: string) => void;

/** By the page that it is about. */
const hearers = new Map<string, Hear>();

/** Tells a page what stands in its address as soon as that changes, before anything is drawn for it; the answer ends it. */
export function hearAddress(pathname: string, hear: Hear): () => void {
  hearers.set(pathname, hear);
  return () => void hearers.delete(pathname);
}

/** The address is another one. Whether the page at it has heard so. */
export function tellAddress({ pathname, search }: { pathname: string; search: string }): boolean {
  const hear = hearers.get(pathname);
  hear?.(search);
  return hear !== undefined;
}
