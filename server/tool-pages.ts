/** The tools themselves, the gallery of the kit and its pages, the inspector and all that is below it. */
const toolPage = /^\/(?:tools|ui(?:\/[a-z0-9-]+)?|inspector(?:\/.*)?)$/;

/** Pages for designers and testers: there where the tools are on, no page at all elsewhere. */
export const isToolPage = (path: string): boolean => toolPage.test(path);
