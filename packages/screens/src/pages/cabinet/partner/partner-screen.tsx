import { REFERRAL_RATE, REFERRAL_THRESHOLD } from '@proverka/domain/orders'
import { Panel } from '@proverka/ui/frame'
import type { PartnerSource } from '@proverka/api/queries'
import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { CabinetPage } from '../layout/cabinet-page.tsx'
import * as cabinet from '../layout/cabinet.css.ts'
import { roubles } from '../layout/roubles.ts'
import { visitorAtom } from '../../../runtime/session/state.ts'
import { DaysPanel } from './days-panel.tsx'
import { LinkPanel } from './link-panel.tsx'
import { OrdersPanel } from './orders-panel.tsx'
import { WithdrawPanel } from './withdraw-panel.tsx'
import * as css from './partner.css.ts'

/** «Партнер»: the own links, what they brought and the money for it. */
export function PartnerScreen() {
  const visitor = useAtomValue(visitorAtom)
  const [source, setSource] = useState<PartnerSource>()
  const partnerId = visitor.kind === 'user' ? visitor.user?.id : undefined
  return (
    <CabinetPage title="Партнер" signInTitle="Войдите, чтобы увидеть свои ссылки">
      {partnerId && <LinkPanel partnerId={partnerId} />}
      <div className={cabinet.beside}>
        <div className={cabinet.stack}>
          <DaysPanel source={source} onSource={setSource} />
          <OrdersPanel source={source} />
        </div>
        <div className={cabinet.stack}>
          <WithdrawPanel />
          <Panel title="Как считаем" padded>
            <ul className={css.rows}>
              <li>
                {REFERRAL_RATE * 100}&nbsp;% первого пополнения приглашенного от {roubles(REFERRAL_THRESHOLD)}
                , один раз за каждого.
              </li>
              <li>Ссылку помним 30 дней с последнего перехода.</li>
              <li>Свои заказы не считаем. Вернули пополнение — бонус списывается.</li>
            </ul>
          </Panel>
        </div>
      </div>
    </CabinetPage>
  )
}
