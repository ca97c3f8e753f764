import { formatDate, formatDateTime } from '@proverka/domain'
import { messageOfError } from '@proverka/screens/runtime/error/status-of-error.ts'
import { DataTable, KeyHint, Panel, SumParts, type DataColumn } from '@proverka/ui/console'
import { Anchor, Button, Link } from '@proverka/ui/primitives'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate, useParams } from 'react-router'
import { RetryNotice } from '../../parts/retry-notice.tsx'
import { ScreenHead } from '../../parts/screen-head.tsx'
import { useScreenKeys } from '../../parts/screen-keys.ts'
import { ShownDatum } from '../../parts/shown-datum.tsx'
import { rubles } from '../../parts/rubles.ts'
import { useMay } from '../../session/own-staff.ts'
import { clientQuery, type Client } from './client-query.ts'
import { CloseWindow } from './close-window.tsx'
import { GoodwillWindow } from './goodwill-window.tsx'
import { MergeWindow } from './merge-window.tsx'
import { ReopenWindow } from './reopen-window.tsx'
import { PendingBar } from '../order/pending-bar.tsx'
import * as css from '../order/order-screen.css.ts'

const ORDER_COLUMNS: readonly DataColumn<Client['orders'][number]>[] = [
  {
    key: 'number',
    title: 'Заказ',
    names: true,
    cell: ({ number, order_id }) => (
      <Anchor href={`/orders/${order_id}`}>{number.toLocaleString('ru')}</Anchor>
    ),
  },
  { key: 'date', title: 'Оформлен', cell: ({ created_at }) => formatDateTime(created_at) },
  {
    key: 'what',
    title: 'Что',
    wraps: true,
    cell: ({ products, purpose }) => (purpose === 'top-up' ? 'Пополнение баланса' : products.join(', ')),
  },
  { key: 'paid', title: 'Оплата', cell: ({ paid_at }) => (paid_at ? formatDateTime(paid_at) : 'не оплачен') },
  {
    key: 'total',
    title: 'Сумма',
    right: true,
    cell: ({ total, returned }) => (
      <>
        {rubles(total)}
        {returned > 0 && <p className={css.note}>вернули {rubles(returned)}</p>}
      </>
    ),
  },
]

const MOVEMENT_COLUMNS: readonly DataColumn<Client['movements'][number]>[] = [
  { key: 'date', title: 'Когда', cell: ({ created_at }) => formatDateTime(created_at) },
  { key: 'what', title: 'Что', names: true, wraps: true, cell: ({ description }) => description },
  { key: 'own', title: 'Свои', right: true, cell: ({ own }) => rubles(own) },
  { key: 'bonus', title: 'Бонус', right: true, cell: ({ bonus }) => rubles(bonus) },
  { key: 'balance', title: 'Стало', right: true, cell: ({ balance }) => rubles(balance) },
]

/** One client: who he is behind masks, what he ordered, and his money. */
export function Component() {
  const { id = '' } = useParams()
  const navigate = useNavigate()
  const client = useQuery(clientQuery(id))
  if (client.error)
    return (
      <>
        <ScreenHead title="Клиент" />
        <RetryNotice message={messageOfError(client.error)} onRetry={() => void client.refetch()} />
      </>
    )
  if (!client.data) return <ScreenHead title="Клиент" note="Загружаем" />
  const { orders, movements, balance, totals, notes } = client.data
  return (
    <>
      <ScreenHead
        title="Клиент"
        trail={<Link href="/clients">Клиенты</Link>}
        note={<AccountWords client={client.data} />}
      >
        <Acts client={client.data} />
      </ScreenHead>
      {client.data.pending.map((act) => (
        <PendingBar key={act.pending_id} act={act} />
      ))}
      <div className={css.columns}>
        <div className={css.column}>
          <Panel
            title="Заказы"
            aside={`${totals.orders.toLocaleString('ru')}, на ${rubles(totals.net)}`}
            flush
          >
            <DataTable
              caption="Заказы клиента"
              columns={ORDER_COLUMNS}
              rows={orders}
              rowKey={({ order_id }) => order_id}
              onOpen={({ order_id }) => void navigate(`/orders/${order_id}`)}
              empty="Заказов нет."
            />
          </Panel>
          <Panel title="Движение баланса" flush>
            <DataTable
              caption="Движение баланса"
              columns={MOVEMENT_COLUMNS}
              rows={movements}
              rowKey={({ movement_id }) => movement_id}
              empty="Баланс не менялся."
            />
          </Panel>
        </div>
        <div className={css.column}>
          <Panel title="Кто это">
            <PersonalData client={client.data} />
          </Panel>
          {(client.data.merged_into ?? client.data.merged[0]) && (
            <Panel title="Объединенные записи">
              <MergedAccounts client={client.data} />
            </Panel>
          )}
          <Panel title="Баланс">
            <SumParts
              parts={[
                { amount: rubles(balance.own), label: 'свои' },
                { sign: '+', amount: rubles(balance.bonus), label: 'бонус' },
                { sign: '+', amount: rubles(balance.prepaid), label: 'в работе' },
              ]}
            />
          </Panel>
          <Panel title="Заметки">
            {notes.length === 0 ? (
              <p className={css.note}>Заметок к заказам нет.</p>
            ) : (
              <ul className={css.list}>
                {notes.map((note) => (
                  <li key={note.note_id} className={css.entry}>
                    <p className={css.note}>
                      {note.author}, {formatDateTime(note.created_at)}
                    </p>
                    <p>{note.text}</p>
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

/** What can be done to the account, each in a window of its own. */
function Acts({ client }: { client: Client }) {
  const may = useMay()
  const [open, setOpen] = useState<'goodwill' | 'close' | 'merge' | 'reopen'>()
  const isLive = client.removed_at === null && client.erased_at === null
  const canCredit = may('balances.write') && client.erased_at === null
  const canClose = may('clients.write') && isLive && !client.is_holder
  const canMerge = may('clients.merge') && isLive && !client.is_holder && client.pending.length === 0
  const canReopen =
    may('clients.write') &&
    client.removed_at !== null &&
    client.erased_at === null &&
    client.merged_into === null
  useScreenKeys(canCredit ? { KeyB: () => setOpen('goodwill') } : {})
  const leave = () => setOpen(undefined)
  return (
    <>
      {canCredit && (
        <Button size="xs" variant="secondary" onClick={() => setOpen('goodwill')}>
          Зачислить бонус <KeyHint keys={['B']} />
        </Button>
      )}
      {canMerge && (
        <Button size="xs" variant="quiet" onClick={() => setOpen('merge')}>
          Присоединить другую
        </Button>
      )}
      {canReopen && (
        <Button size="xs" variant="secondary" onClick={() => setOpen('reopen')}>
          Открыть учетную запись
        </Button>
      )}
      {canClose && (
        <Button size="xs" variant="quiet" onClick={() => setOpen('close')}>
          Закрыть учетную запись
        </Button>
      )}
      {open === 'goodwill' && <GoodwillWindow client={client} onClose={leave} />}
      {open === 'merge' && <MergeWindow client={client} onClose={leave} />}
      {open === 'reopen' && <ReopenWindow client={client} onClose={leave} />}
      {open === 'close' && <CloseWindow client={client} onClose={leave} />}
    </>
  )
}

/** Where the account went, and what became part of it. */
function MergedAccounts({ client: { merged_into, merged } }: { client: Client }) {
  return (
    <ul className={css.list}>
      {merged_into && (
        <li className={css.entry}>
          <Link href={`/clients/${merged_into}`}>Стала частью другой</Link>
        </li>
      )}
      {merged.map(({ person_id, merged_at }) => (
        <li key={person_id} className={css.entry}>
          <Link href={`/clients/${person_id}`}>Присоединена {formatDateTime(merged_at)}</Link>
        </li>
      ))}
    </ul>
  )
}

function PersonalData({ client: { client } }: { client: Client }) {
  const { person_id, name, email, phone } = client
  return (
    <dl className={css.form}>
      {(
        [
          ['name', 'имя', name],
          ['email', 'почта', email],
          ['phone', 'телефон', phone],
        ] as const
      ).map(([field, label, masked]) => (
        <div key={field}>
          <dt className={css.note}>{label}</dt>
          <dd>
            {masked ? (
              <ShownDatum kind="person" id={person_id} {...{ field, label, masked }} />
            ) : (
              'не указано'
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** Since when, whether proven, closed or erased, with which tariff. */
function AccountWords({ client }: { client: Client }) {
  const { created_at, email_proven_at, removed_at, erased_at, is_holder, tariff, sessions } = client
  const words = [
    is_holder ? 'заказы гостя' : `учетная запись с ${formatDate(created_at)}`,
    !is_holder && (email_proven_at ? 'почта подтверждена' : 'почта не подтверждена'),
    tariff && `тариф «${tariff.name}»${tariff.active_until ? ` до ${formatDate(tariff.active_until)}` : ''}`,
    `входов открыто: ${sessions}`,
    removed_at && `${client.merged_into ? 'объединена' : 'закрыта'} ${formatDate(removed_at)}`,
    erased_at && `данные уничтожены ${formatDate(erased_at)}`,
  ]
  return <>{words.filter(Boolean).join(' · ')}</>
}
