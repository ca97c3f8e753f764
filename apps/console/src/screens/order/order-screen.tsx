import { formatDateTime } from '@proverka/domain'
import { SITES } from '@proverka/domain/sites'
import { messageOfError } from '@proverka/screens/runtime/error/status-of-error.ts'
import { useNow } from '@proverka/screens/runtime/page/use-now.ts'
import { DataTable, EventLine, KeyHint, Panel, SumParts } from '@proverka/ui/console'
import { Button, Link } from '@proverka/ui/primitives'
import { useQuery } from '@tanstack/react-query'
import { useCallback, useMemo, useState } from 'react'
import type { ReactNode } from 'react'
import { useParams } from 'react-router'
import { useScreenKeys } from '../../parts/screen-keys.ts'
import { RetryNotice } from '../../parts/retry-notice.tsx'
import { ScreenHead } from '../../parts/screen-head.tsx'
import { ShownDatum } from '../../parts/shown-datum.tsx'
import { useMay } from '../../session/own-staff.ts'
import { rubles } from '../../parts/rubles.ts'
import { eventNote, eventTitle, isServiceEvent } from './event-words.ts'
import { NotesPanel } from './notes-panel.tsx'
import { orderQuery, pendingQuery, type OrderPart, type OrderStory } from './order-query.ts'
import { partColumns } from './part-columns.tsx'
import { PendingBar } from './pending-bar.tsx'
import { ReturnPanel } from './return-panel.tsx'
import * as css from './order-screen.css.ts'

/** The whole story of one order, with its money beside the events. */
export function Component() {
  const { id = '' } = useParams()
  const may = useMay()
  const order = useQuery(orderQuery(id))
  const pending = useQuery({ ...pendingQuery, enabled: may('refunds.write') })
  if (order.error && !order.data)
    return (
      <>
        <ScreenHead title="Заказ" trail={<Link href="/orders">Заказы</Link>} />
        <RetryNotice message={messageOfError(order.error)} onRetry={() => void order.refetch()} />
      </>
    )
  if (!order.data) return <ScreenHead title="Заказ" note="Загружаем" />
  const own = new Set(order.data.items.map(({ order_item_id }) => order_item_id))
  const acts = (pending.data?.pending ?? []).filter((act) => act.order_item_id && own.has(act.order_item_id))
  return (
    <>
      {acts.map((act) => (
        <PendingBar key={act.pending_id} act={act} />
      ))}
      <Story story={order.data} />
    </>
  )
}

function Story({ story }: { story: OrderStory }) {
  const may = useMay()
  const now = useNow(true)
  const placed = Date.parse(story.created_at)
  const [chosen, setChosen] = useState<string>()
  const openPart = useCallback(({ order_item_id }: OrderPart) => setChosen(order_item_id), [])
  const part = story.items.find(({ order_item_id }) => order_item_id === chosen)
  const canReturn = may('refunds.write') && story.paid_at !== null && story.items.length > 0
  const onOpen = canReturn ? openPart : undefined
  const columns = useMemo(() => partColumns({ placed, now, onOpen }), [placed, now, onOpen])
  // It opens the return and gives nothing back.
  useScreenKeys(canReturn && !part ? { KeyV: () => setChosen(story.items[0]?.order_item_id) } : {})
  return (
    <>
      <OrderHead story={story}>
        {canReturn && (
          <Button size="xs" variant="secondary" onClick={() => setChosen(story.items[0]?.order_item_id)}>
            Вернуть деньги <KeyHint keys={['V']} />
          </Button>
        )}
      </OrderHead>
      <div className={css.columns}>
        <div className={css.column}>
          <Panel title={story.purpose === 'top-up' ? 'Пополнение баланса' : 'Части'} flush>
            <DataTable
              caption="Части заказа"
              columns={columns}
              rows={story.items}
              rowKey={({ order_item_id }) => order_item_id}
              total={story.items.length}
              onOpen={onOpen}
              empty="Частей нет: деньги идут на баланс покупателя."
              hint={canReturn && 'Enter на части — вернуть за нее деньги'}
            />
          </Panel>
          <Timeline story={story} />
          {story.files.length > 0 && <Files files={story.files} />}
        </div>
        <div className={css.column}>
          {part && (
            <ReturnPanel
              key={part.order_item_id}
              orderId={story.order_id}
              part={part}
              onClose={() => setChosen(undefined)}
            />
          )}
          <NotesPanel orderId={story.order_id} notes={story.notes} />
          <Panel title="Кто читал личное">
            {story.reads.length === 0 ? (
              <p className={css.note}>Личное этого заказа пока не открывали.</p>
            ) : (
              <ul className={css.list}>
                {story.reads.map(({ at, reader, fields, reason }) => (
                  <li key={`${at} ${reader} ${fields}`} className={css.entry}>
                    <p className={css.strong}>{reader}</p>
                    <p className={css.note}>
                      {formatDateTime(at)} · {fields}
                      {reason && ` · ${reason}`}
                    </p>
                  </li>
                ))}
              </ul>
            )}
          </Panel>
        </div>
      </div>
    </>
  )
}

function OrderHead({ story, children }: { story: OrderStory; children: ReactNode }) {
  const may = useMay()
  const { order_id, number, site, client, email, request_id, campaign, source, viewers } = story
  const brand = SITES.find(({ key }) => key === site)
  return (
    <ScreenHead
      title={`Заказ ${number.toLocaleString('ru')}, ${brand?.isFiz ? 'люди' : 'недвижимость'}`}
      trail={<Link href="/orders">Заказы</Link>}
      note={
        <>
          <ShownDatum kind="order" id={order_id} field="email" label="почта заказа" masked={email} />{' '}
          {may('clients.read') && <Link href={`/clients/${client.person_id}`}>клиент</Link>}
          {request_id && ` · запрос ${request_id}`}
          {source && ` · реклама ${source}`}
          {campaign && ` · кампания ${campaign}`}
          <span role="status" className={css.viewers}>
            {viewers.length > 0 && `Заказ открыт и у других: ${viewers.map(({ name }) => name).join(', ')}`}
          </span>
        </>
      }
    >
      {children}
    </ScreenHead>
  )
}

function Timeline({ story }: { story: OrderStory }) {
  const [hasService, setHasService] = useState(false)
  const parts = new Map(story.items.map(({ order_item_id, number }) => [order_item_id, number]))
  const service = story.timeline.filter(isServiceEvent).length
  const events = story.timeline.filter((event) => hasService || !isServiceEvent(event))
  return (
    <Panel
      title="Что было и деньги рядом"
      aside={
        service > 0 && (
          <label className={css.toggle}>
            <input
              type="checkbox"
              checked={hasService}
              onChange={({ target }) => setHasService(target.checked)}
            />
            и служебные записи, {service}
          </label>
        )
      }
    >
      <EventLine
        events={events.map((event, index) => ({
          key: `${event.at} ${event.kind} ${index}`,
          at: event.at,
          title: eventTitle(event),
          note: eventNote(event, parts),
          ...(event.amount !== null && { sum: rubles(event.amount) }),
          ...((event.kind === 'email-lost' || event.kind === 'refund-refused') && {
            tone: 'failed' as const,
          }),
        }))}
      />
      <div className={css.sums}>
        <SumParts
          parts={[
            {
              amount: rubles(story.total),
              label: story.paid_at ? 'оплачено' : 'к оплате',
              isOpen: !story.paid_at,
            },
            ...(story.returned > 0
              ? [
                  { sign: '−' as const, amount: rubles(story.returned), label: 'вернули' },
                  { sign: '=' as const, amount: rubles(story.total - story.returned), label: 'осталось' },
                ]
              : []),
          ]}
        />
      </div>
    </Panel>
  )
}

function Files({ files }: { files: OrderStory['files'] }) {
  return (
    <Panel title="Файлы реестра">
      <ul className={css.list}>
        {files.map(({ file_id, name, hash, matched_at }) => (
          <li key={file_id} className={css.entry}>
            <p className={css.strong}>{name}</p>
            <p className={css.note}>
              принят {formatDateTime(matched_at)} · SHA-256 {hash}
            </p>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
