/** This page, as long as it is loaded. A reload is another page to an inspector, with actors of its own. */
export const thisTab = `${Date.now().toString(36)}-${Math.random().toString(36).slice(2)}`;
