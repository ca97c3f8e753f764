import { pluralWord } from '@proverka/domain'
import { clsx } from 'clsx'
import { useEffect, useId, useRef, useState } from 'react'
import type { KeyboardEvent } from 'react'
import { Button } from '../../primitives/button/button.tsx'
import { Anchor } from '../../primitives/link/link-context.tsx'
import { seenValue } from '../field/seen-value.ts'
import type { FlatChoice } from './flat-choice.ts'
import { FlatLegend } from './flat-legend.tsx'
import { cellsOf, haveFloors, rowsOf, type FlatCell as Cell } from './flat-rows.ts'
import { KeyHints } from './key-hints.tsx'
import { nextCell } from './next-cell.ts'
import * as css from './flat-picker.css.ts'

export interface FlatPickerProps {
  /** In the order of the house. */
  flats: readonly FlatChoice[]
  /** «Открыть», «Выбрать». */
  actionText: string
  onSelect: (key: string) => void
  /** Where a choice leads, for who opens it without a script or in another tab. */
  hrefOf?: (key: string) => string
  /** Asks for a flat that is not among these. */
  onMissing?: (number: string) => void
  /** The field has the focus as soon as it shows. */
  focused?: boolean
}

const MOST_CONTINUED = 12

/**
 * The flats of a house: the field for the number first, below it a compact list, by floors where a source tells all of them and by
 * number otherwise. Digits typed over the list go into the field, arrows walk over the list, which is one stop of Tab.
 */
export function FlatPicker(props: FlatPickerProps) {
  const { flats, onSelect, focused = false } = props
  const id = useId()
  const [typed, setTyped] = useState('')
  const [active, setActive] = useState<number>()
  const input = useRef<HTMLInputElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const cells = cellsOf(flats)
  const isByFloor = haveFloors(cells)
  const rows = rowsOf(cells)
  const placed = rows.flatMap((row) => row.cells)
  const hits = new Set(typed === '' ? [] : cells.filter(({ number }) => number.startsWith(typed)))
  // Without a script each cell is a stop of its own.
  useEffect(() => {
    setActive(0)
    if (focused) input.current?.focus()
  }, [focused])

  const type = (text: string) => setTyped(text.replaceAll(/\s/g, '').toUpperCase())
  const choose = ({ number, records }: Cell) => {
    const [only, other] = records
    if (only && !other) onSelect(only.key)
    else type(number)
  }
  const focusCell = (at: number) => {
    setActive(at)
    cellElements(list.current)[at]?.focus()
  }
  const onFieldKey = (event: KeyboardEvent) => {
    const exact = cells.find(({ number }) => number === typed)
    const [first, second] = hits
    switch (event.key) {
      case 'Enter': {
        event.preventDefault()
        const meant = exact ?? (second ? undefined : first)
        if (meant) choose(meant)
        return
      }
      case 'ArrowDown':
        event.preventDefault()
        return focusCell(first ? placed.indexOf(first) : (active ?? 0))
      case 'Escape':
        return clear(event)
    }
  }
  /** The first Escape empties the field, the next one closes what the field is in. */
  const clear = (event: KeyboardEvent) => {
    if (typed === '') return
    event.preventDefault()
    event.stopPropagation()
    setTyped('')
    input.current?.focus()
  }
  const onListKey = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.altKey || event.metaKey) return
    if (event.key === 'Escape') return clear(event)
    if (/^\d$/.test(event.key)) {
      event.preventDefault()
      type(event.key)
      input.current?.focus()
      return
    }
    const elements = cellElements(list.current)
    const next = nextCell(event.key, elements, elements.indexOf(document.activeElement as HTMLElement))
    if (next === undefined) return
    event.preventDefault()
    focusCell(next)
  }
  return (
    <div className={css.picker}>
      <div className={css.top}>
        <label className={css.field}>
          <span className={css.label}>Номер квартиры</span>
          <input
            ref={input}
            className={css.input}
            value={typed}
            inputMode="numeric"
            autoComplete="off"
            aria-describedby={id}
            onChange={(event) => type(seenValue(event.target))}
            onKeyDown={onFieldKey}
          />
        </label>
        <div id={id} role="status" className={css.answer}>
          <Answer {...props} typed={typed} cells={cells} hits={[...hits]} onChoose={choose} />
        </div>
      </div>
      <div className={css.about}>
        <FlatLegend flats={flats} />
        <KeyHints />
      </div>
      <div
        ref={list}
        role="group"
        aria-label={isByFloor ? 'Квартиры по этажам' : 'Квартиры по номерам'}
        className={clsx(css.list, isByFloor && css.house)}
      >
        {rows.map((row) => (
          <div key={row.name} className={isByFloor ? css.floor : css.row}>
            <span className={css.range} aria-hidden="true">
              {row.name}
            </span>
            <ul className={isByFloor ? css.floorCells : css.cells}>
              {row.cells.map((cell) => (
                <li key={cell.number}>
                  <CellLink
                    {...props}
                    cell={cell}
                    isHit={hits.has(cell)}
                    tabIndex={active === undefined || placed[active] === cell ? 0 : -1}
                    onChoose={choose}
                    onKeyDown={onListKey}
                  />
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </div>
  )
}

interface AnswerProps extends FlatPickerProps {
  typed: string
  cells: readonly Cell[]
  hits: readonly Cell[]
  onChoose: (cell: Cell) => void
}

/** What the typed number means so far. */
function Answer(props: AnswerProps) {
  const { typed, cells, hits, actionText, onSelect, onMissing } = props
  const exact = cells.find(({ number }) => number === typed)
  const continued = hits.filter((cell) => cell !== exact)
  if (typed === '')
    return <p className={css.quiet}>{countText(cells.length)}. Наберите номер или выберите в списке</p>
  if (hits.length === 0)
    return (
      <>
        <p className={css.found}>Квартиры {typed} среди найденных нет</p>
        {onMissing && (
          <Button size="s" variant="secondary" onClick={() => onMissing(typed)}>
            Искать квартиру {typed}
          </Button>
        )}
      </>
    )
  return (
    <>
      {exact?.records.map((record) => (
        <div key={record.key} className={css.record}>
          <p>
            <span className={css.found}>Квартира {record.number}</span>
            <span className={css.facts}>
              {[
                record.cadastralNumber || 'без кадастрового номера',
                exact.floor && `${exact.floor}\u00a0этаж`,
                record.area,
                record.gone,
              ]
                .filter(Boolean)
                .join(', ')}
            </span>
          </p>
          <Button
            size="s"
            variant={record.gone ? 'secondary' : 'primary'}
            onClick={() => onSelect(record.key)}
            aria-label={`${actionText} квартиру ${record.number}${record.cadastralNumber && `, ${record.cadastralNumber}`}`}
          >
            {actionText}
          </Button>
        </div>
      ))}
      {continued.length > 0 && (
        <>
          <p className={css.quiet}>
            {!exact && <b>Продолжайте набирать: </b>}
            {exact ? 'еще ' : ''}на {typed}{' '}
            {pluralWord(continued.length, 'начинается', 'начинаются', 'начинаются')}{' '}
            {countText(continued.length)}
          </p>
          <ul className={css.continued}>
            {continued.slice(0, MOST_CONTINUED).map((cell) => (
              <li key={cell.number}>
                <CellLink {...props} cell={cell} isHit={false} tabIndex={0} />
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  )
}

interface CellLinkProps extends Pick<FlatPickerProps, 'hrefOf'> {
  cell: Cell
  isHit: boolean
  tabIndex: number
  onChoose: (cell: Cell) => void
  onKeyDown?: (event: KeyboardEvent) => void
}

function CellLink({ cell, isHit, tabIndex, hrefOf, onChoose, onKeyDown }: CellLinkProps) {
  const [record, other] = cell.records
  const isGone = cell.records.every(({ gone }) => gone !== '')
  const isUnnumbered = !isGone && cell.records.every(({ cadastralNumber }) => cadastralNumber === '')
  const shared = {
    className: clsx(css.cell, isGone && css.gone, isUnnumbered && css.unnumbered, isHit && css.hit),
    tabIndex,
    onKeyDown,
    'aria-label': [
      `Квартира ${cell.number}`,
      cell.floor && `этаж ${cell.floor}`,
      isGone && record?.gone,
      isUnnumbered && 'без кадастрового номера',
    ]
      .filter(Boolean)
      .join(', '),
  }
  return hrefOf && record && !other ? (
    <Anchor href={hrefOf(record.key)} {...shared}>
      {cell.number}
    </Anchor>
  ) : (
    <button type="button" {...shared} onClick={() => onChoose(cell)}>
      {cell.number}
    </button>
  )
}

const countText = (count: number) => `${count} ${pluralWord(count, 'квартира', 'квартиры', 'квартир')}`

const cellElements = (list: HTMLElement | null) => [
  ...(list?.querySelectorAll<HTMLElement>('a, button') ?? []),
]
