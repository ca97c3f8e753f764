import { visuallyHidden } from '../../theme/text.css.ts'
import { matchParts } from './match-parts.ts'
import * as css from './search-bar.css.ts'

export interface Suggestion {
  key: string
  /** What goes into the field. */
  value: string
  /** What is shown, when it differs. */
  label?: string
  /** A short remark at the right: area, kind, number. */
  note?: string
}

export interface SuggestionListProps {
  id: string
  typed: string
  open: boolean
  active: number
  suggestions: readonly Suggestion[]
  suggesting: boolean
  onPick: (index: number) => void
}

/** The rows under a combobox; the keyboard stays in the input. */
export function SuggestionList({
  id,
  typed,
  open,
  active,
  suggestions,
  suggesting,
  onPick,
}: SuggestionListProps) {
  const shown = open && suggestions.length > 0
  return (
    <>
      <ul id={`${id}l`} role="listbox" aria-label="Подсказки" className={css.list} hidden={!shown}>
        {shown &&
          suggestions.map(({ key, value, label = value, note }, index) => (
            // The keyboard works through aria-activedescendant of the input.
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
            <li
              key={key}
              id={`${id}o${index}`}
              role="option"
              tabIndex={-1}
              aria-selected={index === active}
              className={css.option}
              onPointerDown={(event) => event.preventDefault()}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => onPick(index)}
            >
              <span>
                {matchParts(label, typed).map((part, i) =>
                  part.hit ? (
                    // oxlint-disable-next-line react/no-array-index-key
                    <b key={i} className={css.match}>
                      {part.text}
                    </b>
                  ) : (
                    part.text
                  ),
                )}
              </span>
              {note && <span className={css.optionNote}>{note}</span>}
            </li>
          ))}
      </ul>
      <span className={visuallyHidden} role="status">
        {open && (suggesting ? 'Ищем подсказки' : `Подсказок: ${suggestions.length}`)}
      </span>
    </>
  )
}
