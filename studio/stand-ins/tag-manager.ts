/**
 * Plays the tag manager in dev and tst. It does what a real one does to the page and nothing else: reads the data layer,
 * from its beginning and from then on, and sets a cookie. Nothing leaves the browser. What it has seen is on
 * `window.standIns` for testers.
 */
(() => {
  const layer: unknown[] = (window.dataLayer ??= []);
  const read = [...layer];
  const push = layer.push.bind(layer);
  layer.push = (...entries) => {
    read.push(...entries);
    return push(...entries);
  };
  document.cookie = 'tm_visitor=stand-in; path=/; max-age=31536000; SameSite=Lax';
  const loaded: unknown[] = (window.standIns ??= []);
  loaded.push({ name: 'tag-manager', read });
})();
