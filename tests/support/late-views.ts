type MayBeLate = { load?: () => Promise<unknown> };

/** Fetches the code of the views that have code of their own: they are drawn without a pause from then on. */
export async function loadLateViews(views: Readonly<Record<string, unknown>>): Promise<void> {
  await Promise.all(Object.values(views).map(async (view) => (view as MayBeLate).load?.()));
}
