import { TABLE_VIEW_NAME_LIMIT } from '@proverka/domain/accounts'
import { messageOfError } from '@proverka/screens/runtime/error/status-of-error.ts'
import type { DataColumn } from '@proverka/ui/console'
import { Checkbox, TextField } from '@proverka/ui/fields'
import { Button } from '@proverka/ui/primitives'
import { useState } from 'react'
import { ActWindow } from '../act-window.tsx'
import type { TableViews } from './use-table-views.ts'
import * as css from './list-table.css.ts'

interface ViewWindowProps {
  columns: readonly Pick<DataColumn<never>, 'key' | 'title' | 'names'>[]
  state: TableViews
  /** The filters and the order of the screen. */
  query: string
  onClose: () => void
}

/** Columns of a table, and a name under which they, the filters and the order are found again. */
export function ViewWindow({ columns, state, query, onClose }: ViewWindowProps) {
  const { layout, views, setLayout, save, remove } = state
  const [name, setName] = useState('')
  const [isNameless, setIsNameless] = useState(false)
  const show = (key: string, isShown: boolean) => {
    const others = layout.hidden.filter((one) => one !== key)
    setLayout({ density: layout.density, hidden: isShown ? others : [...others, key] })
  }
  const store = () => {
    const given = name.trim()
    setIsNameless(given === '')
    if (given !== '')
      save.mutate(
        { name: given, query, hidden: layout.hidden, density: layout.density },
        { onSuccess: onClose },
      )
  }
  return (
    <ActWindow
      open
      title="Вид таблицы"
      note="Столбцы видите вы одни. Сохраненный вид помнит столбцы, высоту строк, отбор и порядок; слова поиска в него не входят."
      act="Сохранить вид"
      width={480}
      pending={save.isPending}
      error={save.error ? messageOfError(save.error) : undefined}
      onAct={store}
      onClose={onClose}
    >
      <fieldset className={css.columns}>
        <legend className={css.legend}>Столбцы</legend>
        {columns.map(({ key, title, names }) => (
          <Checkbox
            key={key}
            name={`column-${key}`}
            label={title}
            checked={!layout.hidden.includes(key)}
            disabled={names === true}
            onChange={(isShown) => show(key, isShown)}
          />
        ))}
      </fieldset>
      <TextField
        name="view"
        label="Имя вида"
        value={name}
        onChange={setName}
        maxLength={TABLE_VIEW_NAME_LIMIT}
        autoComplete="off"
        error={isNameless ? 'Назовите вид, чтобы сохранить его' : undefined}
      />
      {views.length > 0 && (
        <ul className={css.saved} aria-label="Сохраненные виды">
          {views.map((view) => (
            <li key={view.name} className={css.savedRow}>
              {view.name}
              <Button
                size="xs"
                variant="quiet"
                aria-label={`Удалить вид «${view.name}»`}
                onClick={() => remove.mutate(view.name)}
              >
                Удалить
              </Button>
            </li>
          ))}
        </ul>
      )}
    </ActWindow>
  )
}
