import panel from '../side/panel.module.css';

type ScreensChoiceProps = { isShown: boolean; onChange: (isShown: boolean) => void };

/** Whether the pages of the map are pictured: without its pictures the map is smaller. */
export function ScreensChoice({ isShown, onChange }: ScreensChoiceProps) {
  return (
    <label className={panel.check}>
      <input type="checkbox" checked={isShown} onChange={(event) => onChange(event.currentTarget.checked)} />
      Screens
    </label>
  );
}
