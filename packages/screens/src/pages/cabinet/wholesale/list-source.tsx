import { groupDigits, normaliseCadastralNumber } from '@proverka/domain'
import { WHOLESALE_MOST_ROWS } from '@proverka/domain/property'
import type { WholesaleRow } from '@proverka/domain/property'
import { FileDrop } from '@proverka/ui/fields'
import { ListTextForm } from '@proverka/ui/forms'
import { Button, LinkButton, Tabs } from '@proverka/ui/primitives'
import { useState } from 'react'
import { SignInPanel } from '../../../runtime/session/sign-in-panel.tsx'
import { notifyError } from '../../../runtime/error/notify-error.ts'
import { useOrders } from '../orders/data.ts'
import { saveBlob } from '../../../runtime/data/save-blob.ts'
import { useIsUser } from '../../../runtime/session/use-is-user.ts'
import { csvBlob, TEMPLATE, xlsxBlob } from './list-files.ts'
import { addRows, removeHiddenRows } from '../../search/list/list-store.ts'
import { ListFileError, readListFile } from './read-file.ts'
import * as css from './wholesale.css.ts'

/** Where the rows come from: a text, a file or an earlier order. */
export function ListSource({ count }: { count: number }) {
  const [tab, setTab] = useState('paste')
  const [note, setNote] = useState('')
  const add = (rows: readonly WholesaleRow[]) => {
    const free = WHOLESALE_MOST_ROWS - count
    const taken = rows.slice(0, Math.max(0, free))
    setNote(
      taken.length === rows.length
        ? ''
        : `Строк ${groupDigits(count + rows.length)}, за раз берем ${groupDigits(WHOLESALE_MOST_ROWS)}. Лишние ${groupDigits(rows.length - taken.length)} не добавлены: закажите их отдельно.`,
    )
    if (taken.length > 0) addRows(taken)
  }
  return (
    <div className={css.source}>
      <Tabs
        label="Откуда взять список"
        value={tab}
        onChange={setTab}
        tabs={[
          { value: 'paste', label: 'Вставить', panel: <PastedList onRows={add} /> },
          { value: 'file', label: 'Файл', panel: <ListFile onRows={add} /> },
          {
            value: 'orders',
            label: 'Из прошлого заказа',
            panel: tab === 'orders' && <PastOrders onRows={add} />,
          },
        ]}
      />
      <p role="status" className={css.small}>
        {note}
      </p>
    </div>
  )
}

interface SourceProps {
  readonly onRows: (rows: readonly WholesaleRow[]) => void
}

const PastedList = (props: SourceProps) => (
  <div className={css.sourceTab}>
    <ListTextForm {...props} />
  </div>
)

interface ListFileNotes {
  readonly name: string
  readonly notes: readonly string[]
  readonly hasHidden: boolean
}

function ListFile({ onRows }: SourceProps) {
  const [error, setError] = useState<string>()
  const [read, setRead] = useState<ListFileNotes>()
  const open = async ([file]: readonly File[]) => {
    if (!file) return
    setError(undefined)
    setRead(undefined)
    try {
      const { rows, notes } = await readListFile(file)
      onRows(rows)
      setRead({ name: file.name, notes, hasHidden: rows.some(({ isHidden }) => isHidden) })
    } catch (failure) {
      if (!(failure instanceof ListFileError)) console.error('Файл не прочитан', failure)
      setError(failure instanceof ListFileError ? failure.message : 'Файл не прочитан. Возьмите CSV или XLSX')
    }
  }
  const save = (make: () => Promise<Blob> | Blob, fileName: string) => async () => {
    try {
      saveBlob(await make(), fileName)
    } catch (failure) {
      notifyError(failure)
    }
  }
  return (
    <div className={css.sourceForm}>
      <div className={css.wide}>
        <FileDrop
          label="Файл CSV или XLSX"
          name="wholesale-file"
          accept=".csv,.txt,.xlsx"
          note="До 5 МБ и 5 000 строк. Файл читает браузер, формулы не выполняются"
          error={error}
          onFiles={(files) => void open(files)}
        />
      </div>
      {read && (
        <div role="status" className={css.small}>
          <p>Прочитан {read.name}, строки добавлены в список</p>
          {read.notes.map((note) => (
            <p key={note}>{note}</p>
          ))}
        </div>
      )}
      {read?.hasHidden && <LinkButton onClick={removeHiddenRows}>Убрать скрытые строки</LinkButton>}
      <p className={css.row}>
        <span className={css.small}>Шаблон:</span>
        <LinkButton onClick={save(() => csvBlob(TEMPLATE), 'шаблон-списка.csv')}>CSV</LinkButton>
        <LinkButton onClick={save(() => xlsxBlob(TEMPLATE), 'шаблон-списка.xlsx')}>XLSX</LinkButton>
      </p>
    </div>
  )
}

function PastOrders({ onRows }: SourceProps) {
  const isUser = useIsUser()()
  const orders = useOrders({ filter: {}, page: 1 })
  if (!isUser)
    return <SignInPanel title="Войдите, чтобы увидеть заказы">Список останется на месте.</SignInPanel>
  const rows = (orders.data?.orders ?? []).flatMap(({ orderId, number, items }) => {
    const keys = [...new Set(items.flatMap(({ ItemMetadata }) => ItemMetadata.kadastr_number || []))].filter(
      (key) => normaliseCadastralNumber(key) !== null,
    )
    return keys.length > 0 ? [{ orderId, number, keys }] : []
  })
  if (rows.length === 0)
    return (
      <p className={css.empty}>
        {orders.isPending ? 'Загружаем заказы' : 'На последней странице заказов нет объектов с номером'}
      </p>
    )
  return (
    <ul className={css.list}>
      {rows.map(({ orderId, number, keys }) => (
        <li key={orderId} className={css.choice}>
          <span>
            Заказ {groupDigits(number)}
            <span className={css.note}>
              {keys.slice(0, 2).join(', ')}
              {keys.length > 2 && ` и еще ${keys.length - 2}`}
            </span>
          </span>
          <Button
            size="s"
            variant="secondary"
            aria-label={`Взять номера из заказа ${groupDigits(number)}`}
            onClick={() => onRows(keys.map((text, index) => ({ line: index + 1, text })))}
          >
            Взять
          </Button>
        </li>
      ))}
    </ul>
  )
}
