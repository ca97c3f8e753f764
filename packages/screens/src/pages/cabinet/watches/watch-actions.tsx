import { formatMoney } from '@proverka/domain'
import { buildPath } from '@proverka/domain/navigation'
import type { WatchMonths } from '@proverka/domain/reports'
import { ConfirmDialog } from '@proverka/ui/dialogs'
import { Select } from '@proverka/ui/fields'
import { Panel } from '@proverka/ui/frame'
import { Button, Link, LinkButton } from '@proverka/ui/primitives'
import { useState } from 'react'
import { getWatchApi } from './watch-api.ts'
import { useRepeatKey } from '../../../runtime/data/use-repeat-key.ts'
import { ErrorText } from '../../../runtime/error/error-text.tsx'
import { InlineError } from '../settings/inline-error.tsx'
import { useWatchChange, type Watch } from './data.ts'
import * as css from './watches.css.ts'
import { dayText, termText } from './watch-words.ts'

/** Until when it is paid for, and another term. */
export function WatchTerm({ watch }: { watch: Watch }) {
  const key = useRepeatKey()
  const [months, setMonths] = useState('1')
  const prolong = useWatchChange((chosen: WatchMonths) =>
    getWatchApi().watches.prolongWatch({
      params: { id: watch.watch_id },
      body: { months: chosen },
      idempotencyKey: key.of([watch.ends_at, chosen]),
    }),
  )
  const isOpen = watch.status === 'active' || watch.status === 'paused'
  return (
    <Panel title={`Оплачено ${formatMoney(watch.price)}`} padded>
      <div className={css.form}>
        <p>
          {watch.status === 'ended'
            ? 'Закончено. За оставшиеся дни деньги вернулись на баланс.'
            : watch.ends_at
              ? `До ${dayText(watch.ends_at)}. Само не продлевается: за 3\u00a0дня спросим письмом.`
              : 'Срок пойдет, когда человек согласится.'}
        </p>
        {isOpen && watch.terms.length > 0 && (
          <>
            <Select
              name="months"
              label="Продлить"
              options={watch.terms.map((term) => ({
                value: String(term.months),
                label: termText(term.months, term.price),
              }))}
              value={months}
              onChange={setMonths}
            />
            <div className={css.actions}>
              <Button
                variant="secondary"
                loading={prolong.isPending}
                onClick={() => prolong.mutate(Number(months) as WatchMonths, { onSuccess: key.fulfilled })}
              >
                Продлить
              </Button>
              <Link href={buildPath('user-balance')}>Баланс</Link>
            </div>
            <InlineError error={prolong.error ?? undefined} />
          </>
        )}
        <p className={css.quiet}>
          Письма только об изменении. «Ничего не изменилось» приходит раз в 3&nbsp;месяца, одной строкой.
          Источник не ответил 2&nbsp;раза подряд — напишем и вернем это время.
        </p>
      </div>
    </Panel>
  )
}

/** Pause and end. */
export function WatchActions({ watch }: { watch: Watch }) {
  const [isAsked, setAsked] = useState(false)
  const params = { id: watch.watch_id }
  const move = useWatchChange((way: 'pause' | 'resume'): Promise<unknown> =>
    way === 'pause'
      ? getWatchApi().watches.pauseWatch({ params })
      : getWatchApi().watches.resumeWatch({ params }),
  )
  const stop = useWatchChange(
    () => getWatchApi().watches.stopWatch({ params }),
    () => setAsked(false),
  )
  if (watch.status === 'ended') return null
  return (
    <div className={css.actions}>
      {watch.status === 'active' && (
        <Button size="s" variant="secondary" loading={move.isPending} onClick={() => move.mutate('pause')}>
          Пауза
        </Button>
      )}
      {watch.status === 'paused' && watch.pause === 'buyer' && (
        <Button size="s" variant="secondary" loading={move.isPending} onClick={() => move.mutate('resume')}>
          Продолжить
        </Button>
      )}
      <LinkButton onClick={() => setAsked(true)}>Больше не следить</LinkButton>
      <InlineError error={move.error ?? undefined} />
      <ConfirmDialog
        open={isAsked}
        title="Больше не следить?"
        confirmText="Прекратить"
        danger
        busy={stop.isPending}
        {...(stop.error && { error: <ErrorText error={stop.error} /> })}
        onConfirm={() => stop.mutate(undefined)}
        onClose={() => {
          stop.reset()
          setAsked(false)
        }}
      >
        <p>
          За оставшиеся дни деньги вернутся на баланс. Что было найдено, останется здесь еще 30&nbsp;дней.
        </p>
      </ConfirmDialog>
    </div>
  )
}
