export type TextFile = { name: string; type: string; text: string };

/** Has the browser keep the file, or open it with what it opens such files with. */
export function saveFile({ name, type, text }: TextFile): void {
  const url = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // A browser that asks where to keep it has read it by then.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
