import { FULFILMENT_STATUS_WORDS, isOpenFulfilment } from '@proverka/domain/orders'
import { recordFormOf } from '@proverka/domain/reports'
import { readTerm } from '@proverka/domain/timing'
import { useNow } from '@proverka/screens/runtime/page/use-now.ts'
import { Term } from '@proverka/ui/console'
import { toKopecks } from '@proverka/domain'
import { amountText, Anchor, ResultWord } from '@proverka/ui/primitives'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Facts } from '../../parts/facts.tsx'
import { SidePanel } from '../../parts/side-panel.tsx'
import { Claim } from '../../parts/claim.tsx'
import { useMay } from '../../session/own-staff.ts'
import { whenText } from '../../parts/moment.ts'
import { channelTitle, eventTitle, partTitle, STATUS_TONES } from './fulfilment-words.ts'
import { historyQuery, type Fulfilment, type FulfilmentEvent } from './fulfilments-query.ts'
import { LookUpForm } from './look-up-form.tsx'

/** One row in full: what was asked, who did what, and for a check of a person the form of its answer. */
export function FulfilmentPanel({ id, onClose }: { id: string; onClose: () => void }) {
  const now = useNow(true)
  const may = useMay()
  return (
    <SidePanel
      title="Часть заказа"
      titleOf={({ fulfilment }) => partTitle(fulfilment)}
      query={useQuery(historyQuery(id))}
      onClose={onClose}
      eventsOf={({ events }) => events.map(lineOf)}
    >
      {({ fulfilment, events }) => (
        <>
          <Facts facts={factsOf(fulfilment, events, now, may('fulfilments.write'))} />
          <p>
            <Anchor href={`/orders/${fulfilment.order_id}`}>Весь заказ</Anchor>
          </p>
          {recordFormOf(fulfilment.kind) !== undefined &&
            isOpenFulfilment(fulfilment.status) &&
            may('fulfilments.write') && <LookUpForm id={id} />}
        </>
      )}
    </SidePanel>
  )
}

function factsOf(
  fulfilment: Fulfilment,
  events: readonly FulfilmentEvent[],
  now: number,
  mayTake: boolean,
): readonly (readonly [string, ReactNode])[] {
  const taken = events.findLast(({ person_email }) => person_email !== null)
  return [
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
    ...(fulfilment.ended_at === null
      ? [
          [
            'Взял',
            <Claim key="claim" kind="fulfilment" id={fulfilment.fulfilment_id} may={mayTake} />,
          ] as const,
        ]
      : []),
    ['Занимался', taken?.person_email ?? 'никто из сотрудников'],
    ['Версия', fulfilment.version],
  ]
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
