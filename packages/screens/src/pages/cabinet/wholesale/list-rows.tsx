import { houseFlats, objectKeyOf, WHOLESALE_ROW_LENGTH } from '@proverka/domain/property'
import { buildPath } from '@proverka/domain/navigation'
import { FlatPicker } from '@proverka/ui/fields'
import { ListRowForm } from '@proverka/ui/forms'
import {
  Button,
  CloseIcon,
  IconButton,
  Link,
  LinkButton,
  Pagination,
  ResultBadge,
} from '@proverka/ui/primitives'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { flatAddress, flatChoices } from '../../search/lookup/flat-choices.ts'
import { wholesaleApi } from './place-list.ts'
import { asideWords, objectName, rowWords } from './row-words.ts'
import { likelyObject } from '../../search/list/list-state.ts'
import type { ListRow, RowAnswer, ShownRow } from '../../search/list/list-state.ts'
import { chooseObject, editRow, removeRows } from '../../search/list/list-store.ts'
import * as css from './wholesale.css.ts'

/** A phone draws so many rows at once. */
const PAGE = 50

interface ListRowsProps {
  readonly shown: readonly ShownRow[]
  /** The selected filter; a change goes back to the first page. */
  readonly filter: string
}

/** The rows with their answers, some at a time. */
export function ListRows({ shown, filter }: ListRowsProps) {
  const [place, setPlace] = useState({ filter, page: 1 })
  const last = Math.max(1, Math.ceil(shown.length / PAGE))
  const page = place.filter === filter ? Math.min(place.page, last) : 1
  return (
    <>
      {shown.length === 0 && <p className={css.empty}>Таких строк нет</p>}
      <ol className={css.list} aria-label="Строки списка">
        {shown.slice((page - 1) * PAGE, page * PAGE).map((one) => (
          <Row key={one.row.id} {...one} />
        ))}
      </ol>
      {shown.length > PAGE && (
        <div className={css.foot}>
          <Pagination
            label="Страницы списка"
            page={page}
            pageSize={PAGE}
            total={shown.length}
            hrefOf={(to) => `#rows-${to}`}
            onChoose={(to, event) => {
              event.preventDefault()
              setPlace({ filter, page: to })
            }}
          />
        </div>
      )}
    </>
  )
}

function Row({ row, repeatOf, group }: ShownRow) {
  const [open, setOpen] = useState<'fix' | 'choose'>()
  const { tone, word, main, note } = rowWords({ row, repeatOf })
  const likely = likelyObject(row.answer)
  const isWrong = group === 'ask' && (tone === 'red' || row.answer?.kind === 'not-checked')
  return (
    <li className={css.item} data-tone={tone} data-repeat={repeatOf ? '' : undefined}>
      <span className={css.place}>{row.line}</span>
      <span className={css.text}>{row.text}</span>
      <span className={css.mark}>
        <ResultBadge tone={tone}>{word}</ResultBadge>
      </span>
      <div className={css.answer}>
        {main}
        {note && <span className={css.note}>{note}</span>}
        {asideWords(row).map((words) => (
          <span key={words} className={css.note}>
            {words}
          </span>
        ))}
        <span className={css.links}>
          {likely && <LinkButton onClick={() => chooseObject(row.id, likely)}>Да, это он</LinkButton>}
          {row.answer?.kind === 'several' && !likely && (
            <LinkButton onClick={() => setOpen(open === 'choose' ? undefined : 'choose')}>
              Выбрать из списка
            </LinkButton>
          )}
          {canBeHandedIn(row.answer) && (
            <Link href={buildPath('object-objectKey', { objectKey: row.text })}>Проверим и напишем</Link>
          )}
          {(isWrong || row.answer?.kind === 'several') && (
            <LinkButton onClick={() => setOpen(open === 'fix' ? undefined : 'fix')}>Исправить</LinkButton>
          )}
        </span>
      </div>
      <span className={css.remove}>
        <IconButton
          icon={CloseIcon}
          size={18}
          label={`Убрать строку ${row.line}`}
          onClick={() => removeRows(new Set([row.id]))}
        />
      </span>
      {open === 'fix' && (
        <div className={css.below}>
          <ListRowForm
            line={row.line}
            initialText={row.text}
            onSubmit={(text) => {
              if (text !== undefined) editRow(row.id, text)
              setOpen(undefined)
            }}
          />
        </div>
      )}
      {open === 'choose' && row.answer?.kind === 'several' && <Choices row={row} />}
    </li>
  )
}

/** The page of the object asks about it alone, and hands it to the operator where that does not help. */
const canBeHandedIn = (answer: RowAnswer | undefined): boolean =>
  answer?.kind === 'not-checked' && answer.not_checked !== undefined && answer.not_checked !== 'not-connected'

function Choices({ row }: { row: ListRow }) {
  const { choices, count } = useAllChoices(row)
  const house = houseFlats(choices)
  if (house) {
    return (
      <div className={css.below}>
        <FlatPicker
          flats={flatChoices(house)}
          actionText="Выбрать"
          focused
          onSelect={(key) => {
            const chosen = choices.find((object) => objectKeyOf(object) === key)
            if (chosen) chooseObject(row.id, chosen)
          }}
          onMissing={(number) => editRow(row.id, flatAddress(house, number))}
        />
      </div>
    )
  }
  return (
    <div className={css.below}>
      {count > choices.length && (
        <p className={css.small}>
          Показаны первые {choices.length}. Нужного нет — исправьте строку: добавьте номер квартиры.
        </p>
      )}
      <ul className={css.list}>
        {choices.map((object) => (
          <li key={objectKeyOf(object)} className={css.choice}>
            <span>
              {object.Number || 'Без номера'}
              <span className={css.note}>
                {objectName(object)}, {object.Address}
              </span>
            </span>
            <Button
              size="s"
              variant="secondary"
              aria-label={`Выбрать ${objectKeyOf(object)}`}
              onClick={() => chooseObject(row.id, object)}
            >
              Выбрать
            </Button>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** What the row may mean; an answer to a whole list names the first of it, an answer to one row names all. */
function useAllChoices({ text, answer }: ListRow) {
  const { choices = [], count = 0 } = answer ?? {}
  const { data } = useQuery({
    queryKey: ['list-choices', text],
    queryFn: ({ signal }) =>
      wholesaleApi().wholesale.checkList({ body: { rows: [text.slice(0, WHOLESALE_ROW_LENGTH)] }, signal }),
    enabled: count > choices.length,
    staleTime: Number.POSITIVE_INFINITY,
  })
  const all = data?.[0]?.choices ?? []
  return { choices: all.length > choices.length ? all : choices, count }
}
