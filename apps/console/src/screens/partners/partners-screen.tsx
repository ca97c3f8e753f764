import { useNow } from '@proverka/screens/runtime/page/use-now.ts'
import { readTerm } from '@proverka/domain/timing'
import { KeyHint, SumParts } from '@proverka/ui/console'
import { Button } from '@proverka/ui/primitives'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useCallback, useMemo, useState } from 'react'
import { useSearchParams } from 'react-router'
import { ListTable } from '../../parts/list-table/list-table.tsx'
import { exactRubles } from '../../parts/rubles.ts'
import { ScreenHead } from '../../parts/screen-head.tsx'
import { useScreenKeys } from '../../parts/screen-keys.ts'
import { ViewRow } from '../../parts/view-row.tsx'
import { useMay } from '../../session/own-staff.ts'
import { askedColumns, partnerColumns, registryColumns } from './partner-columns.tsx'
import {
  askedQuery,
  partnersQuery,
  readPartnerView,
  registriesQuery,
  type Asked,
  type Partner,
  type PartnerView,
  type Registry,
} from './partner-queries.ts'
import { obstacleOf, requestCount, sumOf } from './partner-words.ts'
import { PayoutActs } from './payout-acts.tsx'
import { RegistryPanel } from './registry-panel.tsx'
import { RegistryWindow } from './registry-window.tsx'
import { RequestPanel } from './request-panel.tsx'
import * as css from './partners-screen.css.ts'

const hrefOf = (list: PartnerView['list'], open?: string): string =>
  `/partners?view=${list}${open === undefined ? '' : `&open=${open}`}`

/** Partners with their money, what they ask for, and the registries by which the bank pays it. */
export function Component() {
  const [params, setParams] = useSearchParams()
  const view = readPartnerView(params)
  const now = useNow(true)
  const may = useMay()
  const asked = useInfiniteQuery(askedQuery)
  const registries = useInfiniteQuery(registriesQuery)
  const partners = useInfiniteQuery(partnersQuery)
  const askedRows = useMemo(() => asked.data?.pages.flat() ?? [], [asked.data])
  const registryRows = useMemo(
    () => registries.data?.pages.flatMap((page) => page.registries) ?? [],
    [registries.data],
  )
  const partnerRows = useMemo(
    () => partners.data?.pages.flatMap((page) => page.partners) ?? [],
    [partners.data],
  )
  const open = useCallback(
    (list: PartnerView['list'], id: string | undefined) =>
      setParams({ view: list, ...(id !== undefined && { open: id }) }),
    [setParams],
  )
  const close = () => open(view.list, undefined)
  useScreenKeys({
    Escape: () => {
      if (view.open === undefined) return false
      close()
      return true
    },
  })
  const columns = {
    asked: useMemo(() => askedColumns(now, (id) => hrefOf('asked', id)), [now]),
    registries: useMemo(() => registryColumns((id) => hrefOf('registries', id)), []),
    all: partnerColumns(may('clients.read')),
  }
  const request = askedRows.find(({ withdrawal_id }) => withdrawal_id === view.open)
  const registry = registryRows.find(({ registry_id }) => registry_id === view.open)
  return (
    <>
      <ScreenHead title="Партнеры" note={headWords(asked.data && askedRows, asked.hasNextPage, now)} />
      <Money totals={partners.data?.pages[0]?.totals} />
      <div className={css.columns}>
        <div>
          <ViewRow
            views={[
              {
                label: 'Просят выплату',
                href: hrefOf('asked'),
                isCurrent: view.list === 'asked',
                count: asked.data && !asked.hasNextPage ? askedRows.length : undefined,
              },
              {
                label: 'Реестры',
                href: hrefOf('registries'),
                isCurrent: view.list === 'registries',
                count: registries.data?.pages[0]?.count,
              },
              {
                label: 'Все',
                href: hrefOf('all'),
                isCurrent: view.list === 'all',
                count: partners.data?.pages[0]?.count,
              },
            ]}
          />
          <div className={css.sheet}>
            {view.list === 'asked' && (
              <ListTable<Asked>
                query={asked}
                list={{ name: 'withdrawals', query: { open: 'true' } }}
                caption="Заявки на выплату"
                columns={columns.asked}
                rows={askedRows}
                rowKey={({ withdrawal_id }) => withdrawal_id}
                onOpen={({ withdrawal_id }) => open('asked', withdrawal_id)}
                {...(may('partners.pay') && {
                  bulk: (rows: readonly Asked[], clear: () => void) => (
                    <ToRegistry
                      rows={rows}
                      onDone={(id) => {
                        clear()
                        open('registries', id)
                      }}
                    />
                  ),
                })}
                empty="Выплат никто не ждет."
                hint={
                  <>
                    <KeyHint keys={['j', 'k']} /> по заявкам, <KeyHint keys={['x']} /> выбрать,{' '}
                    <KeyHint keys={['Enter']} /> реквизиты
                  </>
                }
              />
            )}
            {view.list === 'registries' && (
              <ListTable<Registry>
                query={registries}
                list={{ name: 'registries' }}
                caption="Реестры для банка"
                columns={columns.registries}
                rows={registryRows}
                rowKey={({ registry_id }) => registry_id}
                onOpen={({ registry_id }) => open('registries', registry_id)}
                total={registries.data?.pages[0]?.count}
                empty="Реестров пока нет: соберите первый из заявок."
                hint={
                  <>
                    <KeyHint keys={['j', 'k']} /> по реестрам, <KeyHint keys={['Enter']} /> рядом
                  </>
                }
              />
            )}
            {view.list === 'all' && (
              <ListTable<Partner>
                query={partners}
                list={{ name: 'partners' }}
                caption="Все партнеры"
                columns={columns.all}
                rows={partnerRows}
                rowKey={({ person_id }) => person_id}
                total={partners.data?.pages[0]?.count}
                empty="Партнеров пока нет: никто еще не привел людей по ссылке."
              />
            )}
          </div>
        </div>
        <div className={css.column}>
          <PayoutActs />
          {view.list === 'asked' && request && (
            <RequestPanel key={request.withdrawal_id} row={request} now={now} onClose={close} />
          )}
          {view.list === 'registries' && registry && (
            <RegistryPanel key={registry.registry_id} registry={registry} onClose={close} />
          )}
        </div>
      </div>
    </>
  )
}

interface Totals {
  readonly available: number
  readonly waiting: number
  readonly held: number
  readonly paid: number
  readonly asking: number
}

/** The money of all partners in its states. */
function Money({ totals }: { totals: Totals | undefined }) {
  if (!totals) return null
  return (
    <section className={css.money} aria-label="Деньги партнеров">
      <SumParts
        parts={[
          { amount: exactRubles(totals.available), label: 'можно вывести' },
          { sign: '+', amount: exactRubles(totals.waiting), label: 'ждут', isOpen: true },
          { sign: '+', amount: exactRubles(totals.paid), label: 'сняты всего' },
        ]}
      />
      <dl className={css.facts}>
        <dt className={css.term}>Просят сейчас</dt>
        <dd className={css.strong}>
          {totals.held === 0 ? 'никто' : `${exactRubles(totals.held)}, партнеров ${totals.asking}`}
        </dd>
        <dt className={css.term}>Ждут</dt>
        <dd className={css.value}>пока приглашенные могут вернуть пополнение</dd>
      </dl>
    </section>
  )
}

/** What can be done with the chosen requests. */
function ToRegistry({ rows, onDone }: { rows: readonly Asked[]; onDone: (registryId: string) => void }) {
  const [isOpen, setIsOpen] = useState(false)
  const held = rows.find((row) => obstacleOf(row) !== undefined)
  useScreenKeys({
    KeyR: () => {
      if (held) return false
      setIsOpen(true)
      return true
    },
  })
  return (
    <>
      <Button
        size="xs"
        variant="secondary"
        className={css.onBar}
        disabled={held !== undefined}
        aria-keyshortcuts="R"
        onClick={() => setIsOpen(true)}
      >
        В реестр {exactRubles(sumOf(rows))} <KeyHint keys={['R']} />
      </Button>
      {held && (
        <span>
          Заявка {held.number}: {obstacleOf(held)}
        </span>
      )}
      {isOpen && <RegistryWindow rows={rows} onClose={() => setIsOpen(false)} onDone={onDone} />}
    </>
  )
}

function headWords(rows: readonly Asked[] | undefined, hasMore: boolean, now: number): string {
  if (!rows) return 'Загружаем заявки'
  const [oldest] = rows
  if (!oldest) return 'Выплат никто не ждет'
  const { words } = readTerm(Date.parse(oldest.date), Date.parse(oldest.due_at), now)
  const count = requestCount(rows.length)
  const all = hasMore ? `Больше, чем ${count}` : `${count} на ${exactRubles(sumOf(rows))}`
  return `${all}, ближайшая: ${words}`
}
