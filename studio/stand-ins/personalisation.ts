/**
 * Plays the personalisation service in dev and tst. It reads the settings that a real one reads and remembers the
 * visitor in the browser. Nothing leaves the browser. What it has seen is on `window.standIns` for testers.
 */
(() => {
  const { recommendationTracking } = window;
  document.cookie = 'ps_visitor=stand-in; path=/; max-age=31536000; SameSite=Lax';
  localStorage.setItem('ps_seen', location.pathname);
  const loaded: unknown[] = (window.standIns ??= []);
  loaded.push({ name: 'personalisation', settings: { ...recommendationTracking } });
})();
