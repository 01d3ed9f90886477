/** The tools themselves, the gallery of the kit and its pages, the inspector and all that is below it. */
const toolPage = /^\/(?:tools|ui(?:\/[a-z0-9-]+)?|inspector(?:\/.*)?)$/;

/** A tool that has a frame of its own: nothing of the site stands around it (docs/decisions/161-the-inspector-is-a-tool-of-its-own.md). */
export const isFramed = (path: string): boolean => /^\/inspector(?:\/|$)/.test(path);

/** Pages for designers and testers: there where the tools are on, no page at all elsewhere. */
export const isToolPage = (path: string): boolean => toolPage.test(path);
