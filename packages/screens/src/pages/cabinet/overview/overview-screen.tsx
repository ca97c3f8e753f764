import { formatDateTime } from '@proverka/domain'
import { useHydrated } from '@proverka/page-engine/react'
import { Skeleton } from '@proverka/ui/primitives'
import * as cabinet from '../layout/cabinet.css.ts'
import { CabinetPage } from '../layout/cabinet-page.tsx'
import { isNotLoaded, NotFresh, NotLoaded } from '../../../runtime/error/not-loaded.tsx'
import { useNow } from '../../../runtime/page/use-now.ts'
import { useOrders } from '../orders/data.ts'
import { useFollowBalance } from '../../../runtime/session/use-follow-balance.ts'
import { SavedPanel } from '../../search/saved/saved-panel.tsx'
import { useOverview } from './data.ts'
import type { Overview } from './data.ts'
import { FirstDay } from './first-day.tsx'
import { LastOrders } from './last-orders.tsx'
import { BalancePanel, TariffPanel } from './money-panels.tsx'
import * as css from './overview.css.ts'
import { tasksHeading } from './task-text.ts'
import { Tasks } from './tasks.tsx'
import { WatchOuts } from './watch-outs.tsx'

const LAST = 6

/** «Обзор»: what waits for the person by terms, the last orders, the money; on the first day a start. */
export function OverviewScreen() {
  const overview = useOverview()
  const list = useOrders({ filter: {}, page: 1 })
  const failed = [overview, list].find(isNotLoaded)
  const isFirst = list.data?.count === 0
  const balance = overview.data?.balance
  useFollowBalance(balance && balance.own + balance.bonus)
  return (
    <CabinetPage
      title="Обзор"
      heading={headingOf(overview.data, isFirst)}
      note={<Now />}
      signInTitle="Войдите, чтобы увидеть свои дела"
    >
      {failed ? (
        <NotLoaded title="Обзор не загрузился" query={failed} />
      ) : !overview.data || !list.data ? (
        <Skeleton lines={10} shape="rows" label="Загружаем обзор" />
      ) : (
        <>
          <NotFresh query={overview} />
          {isFirst && <FirstDay unpaidDays={overview.data.unpaid_days} />}
          {overview.data.tasks.length > 0 && <Tasks {...overview.data} />}
          <div className={isFirst ? undefined : cabinet.beside}>
            {!isFirst && <LastOrders orders={list.data.orders.slice(0, LAST)} count={list.data.count} />}
            <div className={isFirst ? css.pair : cabinet.stack}>
              <BalancePanel {...overview.data.balance} />
              <TariffPanel {...overview.data} />
            </div>
          </div>
          <SavedPanel />
          <WatchOuts {...overview.data} />
        </>
      )}
    </CabinetPage>
  )
}

function headingOf(overview: Overview | undefined, isFirst: boolean): string {
  if (!overview) return 'Обзор'
  const { waiting_orders, tasks, more } = overview
  const news = tasks.length + more - waiting_orders
  return isFirst && tasks.length === 0 ? 'Начните с объекта или человека' : tasksHeading(waiting_orders, news)
}

/** The HTML from the server is cached, so it must not contain the current time. */
function Now() {
  const isHydrated = useHydrated()
  const now = useNow(true)
  return isHydrated ? formatDateTime(new Date(now).toISOString()) : null
}
