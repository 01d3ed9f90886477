/**
 * Keeps the page still: the body is fixed where it was, moved up by `nudge` px. The function that comes back lets go and
 * scrolls back to where it was. Phones scroll a page that is merely told not to overflow.
 */
export function lockBody(nudge = 0): () => void {
  const { style } = document.body;
  const top = window.scrollY;
  const before = { position: style.position, top: style.top, width: style.width, overflowY: style.overflowY };
  const hasScrollbar = window.innerWidth > document.documentElement.clientWidth;
  Object.assign(style, { position: 'fixed', top: `${-(top + nudge)}px`, width: '100%' });
  if (hasScrollbar) document.documentElement.style.overflowY = 'scroll';
  return () => {
    Object.assign(style, before);
    document.documentElement.style.overflowY = '';
    window.scrollTo({ top, behavior: 'instant' });
  };
}
