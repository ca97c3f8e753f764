import * as css from './progress-bar.css.ts'

/** The line at the very top while a page loads: shown after 200 ms, runs for 5000 ms (NAV-23, CONST-30, CONST-31). */
export function ProgressBar({ active }: { active: boolean }) {
  if (!active) return null
  return <div className={css.bar} role="progressbar" aria-label="Загрузка страницы" />
}
