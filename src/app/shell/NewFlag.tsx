import classes from './NewFlag.module.css';

/** Beside a link that is new (SH-12). */
export function NewFlag() {
  return <span className={classes.flag}>New</span>;
}
