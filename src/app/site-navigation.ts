/** Lets what runs outside React (a 401, a 500, the end of a log-in) go to a page. Calls before the router is there wait. */
export function createSiteNavigation() {
  type Go = (path: string, options?: { replace?: boolean }) => void;
  let connected: Go | null = null;
  let waiting: Parameters<Go> | null = null;
  return {
    go: (...call: Parameters<Go>): void => {
      if (connected) connected(...call);
      else waiting = call;
    },
    connect: (go: Go): (() => void) => {
      connected = go;
      if (waiting) go(...waiting);
      waiting = null;
      return () => {
        connected = null;
      };
    },
  };
}
