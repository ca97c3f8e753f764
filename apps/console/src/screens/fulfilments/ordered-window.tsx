import { messageOfError } from '@proverka/screens/runtime/error/status-of-error.ts'
import { moscowDate } from '@proverka/domain/timing'
import { notify } from '@proverka/screens/runtime/notices/notify.ts'
import { DateField, MoneyField, Textarea } from '@proverka/ui/fields'
import { useState } from 'react'
import { ActWindow } from '../../parts/act-window.tsx'
import { layNumbers } from './lay-numbers.ts'
import { partTitle } from './fulfilment-words.ts'
import { RefusedRows } from './refused-rows.tsx'
import { useMove } from './use-move.ts'
import type { WindowProps } from './window-props.ts'
import * as css from './fulfilments-screen.css.ts'

/** A pasted stack of request numbers, laid beside the rows before anything is saved. */
export function OrderedWindow({ rows, onClose, onDone }: WindowProps) {
  const [text, setText] = useState('')
  const [day, setDay] = useState(() => moscowDate(Date.now()))
  const [cost, setCost] = useState('')
  const [isTried, setTried] = useState(false)
  const move = useMove()
  const laid = layNumbers(text, rows.length)
  const numbers = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
  const results = move.data?.results
  const isRefused = results?.some(({ refusal }) => refusal !== undefined)
  const act = () => {
    setTried(true)
    if (laid.kind === 'refused') return
    move.mutate(
      {
        action: 'ordered',
        ordered_on: day,
        rows: rows.map(({ fulfilment_id, version }, index) => ({
          fulfilment_id,
          version,
          request_number: laid.numbers[index] ?? '',
          ...(cost !== '' && { cost: Number(cost) }),
        })),
      },
      {
        onSuccess: (reply) => {
          if (reply.results.some(({ refusal }) => refusal !== undefined)) return
          notify('success', `Записано номеров: ${rows.length}`)
          onDone()
        },
      },
    )
  }
  return (
    <ActWindow
      open
      width={760}
      title={`Заказано ${rows.length}: вставьте номера запросов`}
      note="По одному в строке. Станут «ждем ответа»; срок для покупателя не изменится."
      onClose={isRefused ? onDone : onClose}
      onAct={isRefused ? onDone : act}
      act={isRefused ? 'Понятно' : `Записать ${rows.length}`}
      pending={move.isPending}
      error={
        isTried && laid.kind === 'refused' ? laid.words : move.error ? messageOfError(move.error) : undefined
      }
    >
      {isRefused && results ? (
        <RefusedRows results={results} seen={rows} />
      ) : (
        <>
          <Textarea
            name="numbers"
            label="Номера запросов"
            rows={Math.min(Math.max(rows.length, 3), 10)}
            value={text}
            onChange={setText}
          />
          <table className={css.laid}>
            <thead>
              <tr>
                <th scope="col" className={css.laidCell}>
                  Запрос
                </th>
                <th scope="col" className={css.laidCell}>
                  Часть
                </th>
                <th scope="col" className={css.laidCell}>
                  Объект
                </th>
              </tr>
            </thead>
            <tbody>
              {rows.map((row, index) => (
                <tr key={row.fulfilment_id}>
                  <td className={css.laidCell}>{numbers[index] ?? '—'}</td>
                  <td className={css.laidCell}>{partTitle(row)}</td>
                  <td className={css.laidCell}>{row.number ?? 'без номера'}</td>
                </tr>
              ))}
            </tbody>
          </table>
          <DateField name="ordered-on" label="Когда заказаны" value={day} onChange={setDay} />
          <MoneyField name="cost" label="Плата реестру за каждый" optional value={cost} onChange={setCost} />
        </>
      )}
    </ActWindow>
  )
}
