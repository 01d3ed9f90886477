export type MobileMenuEvent =
  /** The button in the header; in the menu, the one that closes it. */
  | { type: 'menu.toggled' }
  /** Escape, or a link that was followed. */
  | { type: 'menu.dismissed' }
  /** Between portrait and landscape. */
  | { type: 'device.turned' }
  /** To a width that has the navigation in the header. */
  | { type: 'screen.widened' }
  | { type: 'page.changed'; path: string };
