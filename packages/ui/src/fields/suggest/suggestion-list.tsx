import { clsx } from 'clsx'
import { useEffect } from 'react'
import { visuallyHidden } from '../../theme/text.css.ts'
import { matchParts } from './match-parts.ts'
import * as css from './suggestion-list.css.ts'
import { useListPlace } from './use-list-place.ts'

export interface Suggestion {
  key: string
  /** What goes into the field. */
  value: string
  /** What is shown, when it differs. */
  label?: string
  /** A second line: the INN and the head of a company. */
  detail?: string
  /** A short remark at the right: area, kind, number. */
  note?: string
}

export interface SuggestionListProps {
  id: string
  typed: string
  open: boolean
  active: number
  suggestions: readonly Suggestion[]
  /** More are loading. */
  suggesting: boolean
  /** Shown in the list when there is nothing to choose. */
  empty?: string | undefined
  /** The texts push down what is below: in a form they would cover its button. */
  pushesBelow?: boolean
  /** Said over rows that do not go on from the text: «Возможно, вы имели в виду». */
  words?: string | undefined
  /** Name of the list for screen readers. */
  label?: string
  small?: boolean
  onPick: (index: number) => void
}

/** The rows under a combobox; the keyboard stays in the input. */
export function SuggestionList(props: SuggestionListProps) {
  const {
    id,
    typed,
    open,
    active,
    suggestions,
    suggesting,
    empty,
    pushesBelow = false,
    words: over,
    label = 'Подсказки',
    small,
    onPick,
  } = props
  const shown = open && suggestions.length > 0
  const place = useListPlace(`${id}l`, shown)
  const words = open && !shown && !suggesting ? empty : undefined
  const count = `Подсказок: ${suggestions.length}`
  useEffect(() => {
    if (active >= 0) document.getElementById(`${id}o${active}`)?.scrollIntoView({ block: 'nearest' })
  }, [id, active])
  useEffect(() => {
    // The content of a dialog scrolls: rows below its edge would not be seen.
    const list = shown ? document.getElementById(`${id}l`) : null
    if (list?.closest('[role="dialog"]')) list.scrollIntoView({ block: 'nearest' })
  }, [id, shown, suggestions.length])
  return (
    <>
      <ul
        id={`${id}l`}
        role="listbox"
        aria-label={over ?? label}
        className={clsx(css.list, place.above && css.above)}
        style={place.maxHeight === undefined ? undefined : { maxHeight: `min(430px, ${place.maxHeight}px)` }}
        hidden={!shown}
      >
        {shown && over !== undefined && (
          // The name of the list says it to a screen reader.
          <li role="presentation" aria-hidden="true" className={css.empty}>
            {over}:
          </li>
        )}
        {shown &&
          suggestions.map((suggestion, index) => (
            // The keyboard works through aria-activedescendant of the input.
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
            <li
              key={suggestion.key}
              id={`${id}o${index}`}
              role="option"
              tabIndex={-1}
              aria-selected={index === active}
              className={clsx(css.option, small && css.small)}
              onPointerDown={(event) => event.preventDefault()}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => onPick(index)}
            >
              <span className={css.words}>
                <Marked text={suggestion.label ?? suggestion.value} typed={typed} />
                {suggestion.detail && <span className={css.detail}>{suggestion.detail}</span>}
              </span>
              {suggestion.note && <span className={css.note}>{suggestion.note}</span>}
            </li>
          ))}
      </ul>
      {words && (
        <p className={clsx(css.list, css.empty, pushesBelow && css.inFlow)} aria-hidden="true">
          {words}
        </p>
      )}
      <span className={visuallyHidden} role="status">
        {open &&
          (suggesting ? 'Ищем подсказки' : (words ?? (over === undefined ? count : `${over}. ${count}`)))}
      </span>
    </>
  )
}

function Marked({ text, typed }: { text: string; typed: string }) {
  return matchParts(text, typed).map((part, place) =>
    part.hit ? (
      // The parts of one text have no other name than their place.
      // oxlint-disable-next-line react/no-array-index-key
      <b key={place} className={css.match}>
        {part.text}
      </b>
    ) : (
      part.text
    ),
  )
}
