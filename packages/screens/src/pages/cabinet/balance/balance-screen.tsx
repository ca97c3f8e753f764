import { formatDateTime, toKopecks } from '@proverka/domain'
import type { Payer } from '@proverka/domain/accounts'
import { transactionTitle } from '@proverka/domain/orders'
import { amountText, Notice, Skeleton } from '@proverka/ui/primitives'
import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { CabinetPage } from '../layout/cabinet-page.tsx'
import * as cabinet from '../layout/cabinet.css.ts'
import { isNotLoaded, NotLoaded } from '../../../runtime/error/not-loaded.tsx'
import { balanceRiseAtom } from '../../../runtime/session/state.ts'
import { useFollowBalance } from '../../../runtime/session/use-follow-balance.ts'
import { useMovements } from './data.ts'
import { InvitePanel } from './invite-panel.tsx'
import { MovementsPanel } from './movements-panel.tsx'
import { PromocodePanel } from './promocode-panel.tsx'
import { RequisitesPanel } from './requisites-panel.tsx'
import { SumPanel } from './sum-panel.tsx'
import { TopUpPanel } from './top-up-panel.tsx'
import * as css from './balance.css.ts'

/** «Баланс»: the available money, its history, and every method to top up. */
export function BalanceScreen() {
  const balance = useMovements(0, undefined)
  const [payer, setPayer] = useState<Payer | 'new'>()
  const { data } = balance
  const own = data && toKopecks(data.own)
  const bonus = data && toKopecks(data.bonus)
  useFollowBalance(data && data.own + data.bonus)
  return (
    <CabinetPage
      title="Баланс"
      signInTitle="Войдите, чтобы увидеть баланс"
      note={balance.dataUpdatedAt > 0 && formatDateTime(new Date(balance.dataUpdatedAt).toISOString())}
    >
      <Rise last={data?.transactions[0]?.Description} />
      {own !== undefined && bonus !== undefined ? (
        <SumPanel own={own} bonus={bonus} />
      ) : isNotLoaded(balance) ? (
        <NotLoaded title="Баланс не пришел" query={balance} />
      ) : (
        <Skeleton lines={3} />
      )}
      <div className={`${cabinet.beside} ${css.columns}`}>
        <div className={`${cabinet.stack} ${css.column}`}>
          <MovementsPanel />
          <RequisitesPanel edited={payer} onEdit={setPayer} />
        </div>
        <div className={`${cabinet.stack} ${css.column}`}>
          <div className={css.first}>
            <TopUpPanel own={own} bonus={bonus} onAddPayer={() => setPayer('new')} />
          </div>
          <PromocodePanel />
          <InvitePanel />
        </div>
      </div>
    </CabinetPage>
  )
}

/** The balance has grown since it was last known (AMB-120). */
function Rise({ last }: { last: string | undefined }) {
  const rise = useAtomValue(balanceRiseAtom)
  if (rise === undefined) return null
  return (
    <Notice tone="done" role="status" title={`Баланс вырос на ${amountText(toKopecks(rise))}`}>
      {last && transactionTitle(last)}
    </Notice>
  )
}
