/** The gallery of the kit and its pages, which are the site's to know. */
const toolPage = /^\/ui(?:\/[a-z0-9-]+)?\/?$/;

/** Pages for designers and testers: there where the tools are on, no page at all elsewhere. */
export const isToolPage = (path: string): boolean => toolPage.test(path);
