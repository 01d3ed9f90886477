/** What the stand-ins have to say to testers, in the order in which they were loaded. */
interface Window {
  standIns?: unknown[];
}
