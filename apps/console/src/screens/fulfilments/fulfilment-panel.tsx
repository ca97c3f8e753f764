import { FULFILMENT_STATUS_WORDS, isOpenFulfilment } from '@proverka/domain/orders'
import { recordFormOf } from '@proverka/domain/reports'
import { readTerm } from '@proverka/domain/timing'
import { messageOfError } from '@proverka/screens/runtime/error/status-of-error.ts'
import { useNow } from '@proverka/screens/runtime/page/use-now.ts'
import { EventLine, Panel, Term } from '@proverka/ui/console'
import { toKopecks } from '@proverka/domain'
import { amountText, Anchor, ResultWord } from '@proverka/ui/primitives'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { CloseButton } from '../../parts/close-button.tsx'
import { RetryNotice } from '../../parts/retry-notice.tsx'
import { useMay } from '../../session/own-staff.ts'
import { whenText } from '../../parts/moment.ts'
import { channelTitle, eventTitle, partTitle, STATUS_TONES } from './fulfilment-words.ts'
import { historyQuery, type FulfilmentEvent } from './fulfilments-query.ts'
import { LookUpForm } from './look-up-form.tsx'
import * as css from './fulfilments-screen.css.ts'

/** One row in full: what was asked, who did what, and for a check of a person the form of its answer. */
export function FulfilmentPanel({ id, onClose }: { id: string; onClose: () => void }) {
  const history = useQuery(historyQuery(id))
  const now = useNow(true)
  const may = useMay()
  const close = <CloseButton onClose={onClose} />
  if (!history.data)
    return (
      <Panel title="Часть заказа" aside={close}>
        {history.error ? (
          <RetryNotice message={messageOfError(history.error)} onRetry={() => void history.refetch()} />
        ) : (
          <p>Загружаем</p>
        )}
      </Panel>
    )
  const { fulfilment, events } = history.data
  const isLookedUp = recordFormOf(fulfilment.kind) !== undefined
  const taken = events.findLast(({ person_email }) => person_email !== null)
  const facts: readonly (readonly [string, ReactNode])[] = [
    [
      'Состояние',
      <ResultWord key="status" tone={STATUS_TONES[fulfilment.status]}>
        {FULFILMENT_STATUS_WORDS[fulfilment.status]}
      </ResultWord>,
    ],
    ['Услуга', fulfilment.product_name_ru],
    ['Объект', fulfilment.number ?? 'без кадастрового номера'],
    ['Адрес', fulfilment.address || 'не указан'],
    [
      'Обещали',
      fulfilment.ended_at === null ? (
        <Term
          key="term"
          term={readTerm(Date.parse(fulfilment.created_at), Date.parse(fulfilment.latest_at), now)}
        />
      ) : (
        whenText(fulfilment.latest_at)
      ),
    ],
    ['Обычно', fulfilment.expected_at ? `к ${whenText(fulfilment.expected_at)}` : 'мерить пока не по чему'],
    ['Канал', channelTitle(fulfilment.channel)],
    ['Запрос', fulfilment.request_number ?? 'не указан'],
    ['Плата', fulfilment.cost === null ? 'не указана' : amountText(toKopecks(fulfilment.cost))],
    ['Занимался', taken?.person_email ?? 'никто из сотрудников'],
    ['Версия', fulfilment.version],
  ]
  return (
    <Panel title={partTitle(fulfilment)} aside={close} isAct>
      <dl className={css.facts}>
        {facts.map(([term, value]) => (
          <div key={term} style={{ display: 'contents' }}>
            <dt className={css.term}>{term}</dt>
            <dd className={css.value}>{value}</dd>
          </div>
        ))}
      </dl>
      <p>
        <Anchor href={`/orders/${fulfilment.order_id}`}>Весь заказ</Anchor>
      </p>
      {isLookedUp && isOpenFulfilment(fulfilment.status) && may('fulfilments.write') && (
        <LookUpForm id={id} />
      )}
      <h3 className={css.strong}>Что было</h3>
      <EventLine events={events.map(lineOf)} />
    </Panel>
  )
}

function lineOf({ event, at, person_email, details }: FulfilmentEvent, index: number) {
  const words = [
    person_email ?? 'сама программа',
    textOf(details['request_number']),
    textOf(details['words'] ?? details['reason']),
  ]
  return {
    key: `${at} ${index}`,
    at,
    title: eventTitle(event),
    note: words.filter((word) => word !== '').join(' · '),
  }
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')
