import { queryOf } from '@proverka/api/queries'
import { formatDateTime, groupDigits } from '@proverka/domain'
import { buildPath } from '@proverka/domain/navigation'
import { Button, DownloadIcon, Icon, Link } from '@proverka/ui/primitives'
import { text } from '@proverka/ui/theme'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Loaded } from '../../../runtime/error/not-loaded.tsx'
import { notifyError } from '../../../runtime/error/notify-error.ts'
import { notify } from '../../../runtime/notices/notify.ts'
import { useArchive } from '../orders/data.ts'
import { useIsUser } from '../../../runtime/session/use-is-user.ts'
import { countOf } from '../../search/list/list-state.ts'
import { addRows } from '../../search/list/list-store.ts'
import { wholesaleApi } from './place-list.ts'
import { Cells } from './progress-cells.tsx'
import * as css from './wholesale.css.ts'

const POLL_MS = 3000
/** Numbers that are named in the text; the archive and the order have all of them. */
const NAMED = 5

const isMoving = (states: string): boolean => /[qr]/.test(states)

const progressOf = (orderId: string) =>
  queryOf(wholesaleApi(), 'wholesale', 'getProgress', { params: { id: orderId } })

function useProgress(orderId: string) {
  const enabled = useIsUser()
  return useQuery({
    ...progressOf(orderId),
    enabled,
    refetchInterval: ({ state: { data } }) =>
      data && data.paid_at !== null && !isMoving(data.states) ? false : POLL_MS,
  })
}

/** How far the order is: a cell for each report, those that failed, and the files that are there. */
export function ProgressPanel({ orderId }: { orderId: string }) {
  return (
    <Loaded query={useProgress(orderId)} title="Ход заказа не пришел" lines={5} label="Загружаем ход заказа">
      {(progress) => <Progress orderId={orderId} {...progress} />}
    </Loaded>
  )
}

type ProgressProps = NonNullable<ReturnType<typeof useProgress>['data']> & { readonly orderId: string }

function Progress({ orderId, number, states, paid_at: paidAt, due_at: dueAt, failed }: ProgressProps) {
  const count = (letter: string) => states.split(letter).length - 1
  const done = count('d')
  const retryable = failed.filter(({ state }) => state === 'f')
  const returned = failed.filter(({ state }) => state === 'b')
  const isOver = !isMoving(states)
  return (
    <section className={css.run} aria-labelledby="progress-title">
      <div className={css.runHead}>
        <p className={css.runCount}>
          {groupDigits(done)} <span className={css.runOf}>из {groupDigits(states.length)}</span>
        </p>
        <div>
          <h2 id="progress-title" className={text.h3}>
            {paidAt === null ? 'Заказ ждет оплаты' : isOver ? 'Заказ закончен' : 'Отчеты готовятся'}
          </h2>
          <p className={css.small} role="status">
            <Link href={buildPath('order-id', { id: orderId })}>Заказ {groupDigits(number)}</Link>
            {paidAt && `, оплачен ${formatDateTime(paidAt)}`}
            {dueAt && !isOver && `, обещаем до ${formatDateTime(dueAt)}`}
          </p>
        </div>
      </div>
      <Cells states={states} />
      <Key states={states} />
      <div className={css.runFoot}>
        <div className={css.runPart}>
          <h3 className={text.h3}>
            {retryable.length + returned.length === 0
              ? 'Неудач нет'
              : `Не получились: ${groupDigits(count('f') + count('b'))}`}
          </h3>
          <Failed orderId={orderId} retryable={retryable} returned={returned} isPaid={paidAt !== null} />
        </div>
        <div className={css.runPart}>
          <h3 className={text.h3}>Один архив с понятными именами</h3>
          <p className={css.numbers}>Отчет каждого объекта в PDF, HTML, XLSX и JSON, опись архива и акт.</p>
          <Archive orderId={orderId} count={done + count('f')} />
        </div>
      </div>
    </section>
  )
}

function Key({ states }: { states: string }) {
  const count = (letters: string) => [...states].filter((state) => letters.includes(state)).length
  const items = [
    { className: css.done, words: 'готово', number: count('d') },
    { className: css.running, words: 'в работе', number: count('r') },
    { className: css.failed, words: 'не получилось', number: count('fb') },
    { className: css.queued, words: 'в очереди', number: count('q') },
  ]
  return (
    <ul className={css.key}>
      {items.map(({ className, words, number }) => (
        <li key={words} className={css.keyItem}>
          <svg width="12" height="18" viewBox="0 0 12 18" aria-hidden="true">
            <rect x="1" y="1" width="10" height="16" className={className} />
          </svg>
          {groupDigits(number)} {words}
        </li>
      ))}
    </ul>
  )
}

interface FailedProps {
  readonly orderId: string
  readonly retryable: readonly { readonly object_key: string }[]
  readonly returned: readonly { readonly object_key: string }[]
  readonly isPaid: boolean
}

function Failed({ orderId, retryable, returned, isPaid }: FailedProps) {
  const client = useQueryClient()
  const retry = useMutation({
    mutationFn: () => wholesaleApi().wholesale.retryFailed({ params: { id: orderId } }),
    onSuccess: ({ retried }) => {
      if (retried === 0) notify('info', 'Повторять больше нечего: попытки исчерпаны')
      return client.invalidateQueries(progressOf(orderId))
    },
    onError: (error) => {
      console.error('Повтор не начат', error)
      notifyError(error)
    },
  })
  return (
    <>
      {retryable.length > 0 && (
        <>
          <p className={css.numbers}>
            Источник не ответил: {named(retryable)}. Остальные это не задерживает.
          </p>
          <Button variant="secondary" loading={retry.isPending} onClick={() => retry.mutate()}>
            Повторить только их
          </Button>
          <p className={css.small}>Второй раз платить не нужно.</p>
        </>
      )}
      {returned.length > 0 && (
        <>
          <p className={css.numbers}>Деньги возвращены: {named(returned)}.</p>
          <Button
            variant="secondary"
            onClick={() =>
              addRows(returned.map(({ object_key }, index) => ({ line: index + 1, text: object_key })))
            }
          >
            Собрать из них новый список
          </Button>
        </>
      )}
      {retryable.length + returned.length === 0 && (
        <p className={css.numbers}>
          {isPaid ? 'Если источник не ответит, повтор будет здесь.' : 'Работа начнется после оплаты.'}
        </p>
      )}
    </>
  )
}

function named(parts: readonly { readonly object_key: string }[]): string {
  const keys = [...new Set(parts.map(({ object_key }) => object_key))]
  const rest = keys.length - NAMED
  return keys.slice(0, NAMED).join(', ') + (rest > 0 ? ` и еще ${groupDigits(rest)}` : '')
}

function Archive({ orderId, count }: { orderId: string; count: number }) {
  const archive = useArchive()
  return (
    <Button
      variant="secondary"
      disabled={count === 0}
      loading={archive.isPending}
      onClick={() => archive.mutate(orderId)}
    >
      <Icon icon={DownloadIcon} size={18} />
      {count === 0
        ? 'Пока скачивать нечего'
        : `Скачать готовые, ${countOf(count, 'отчет', 'отчета', 'отчетов')}`}
    </Button>
  )
}
