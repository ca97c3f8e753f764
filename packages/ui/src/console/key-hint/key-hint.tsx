import * as css from './key-hint.css.ts'

export interface KeyHintProps {
  /** Keys in the order of pressing, as they are printed: `Ctrl`, `K`. */
  keys: readonly string[]
}

/** The keys of an action, beside its name; touch screens have none. Screen readers get them by `aria-keyshortcuts`. */
export function KeyHint({ keys }: KeyHintProps) {
  return (
    <span className={css.keys} aria-hidden="true">
      {keys.map((key) => (
        <kbd key={key} className={css.key}>
          {key}
        </kbd>
      ))}
    </span>
  )
}
