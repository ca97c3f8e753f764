import * as css from './flat-picker.css.ts'

const HINTS: readonly { keys: readonly string[]; means: string }[] = [
  { keys: ['←', '↑', '→', '↓'], means: 'по клеткам' },
  { keys: ['Enter'], means: 'открыть' },
  { keys: ['Esc'], means: 'очистить' },
]

/** What the keys do over the list; not shown where there is no keyboard. */
export function KeyHints() {
  return (
    <p className={css.hints}>
      <span>Цифры ищут сразу</span>
      {HINTS.map(({ keys, means }) => (
        <span key={means}>
          {keys.map((key) => (
            <kbd key={key} className={css.key}>
              {key}
            </kbd>
          ))}
          {means}
        </span>
      ))}
    </p>
  )
}
