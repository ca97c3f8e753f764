import { formatDate, formatMoney, plural } from '@proverka/domain'
import { buildPath } from '@proverka/domain/navigation'
import { Panel } from '@proverka/ui/frame'
import { Button, EmptyState, Link, Skeleton } from '@proverka/ui/primitives'
import { useState } from 'react'
import { CabinetPage } from '../cabinet/cabinet-page.tsx'
import { Queries } from '../data/queries.tsx'
import { isNotLoaded, NotLoaded } from '../error/not-loaded.tsx'
import { useDeals } from './data.ts'
import { DealForm } from './deal-form.tsx'
import * as css from './deals.css.ts'

export { loader } from './deals-loader.ts'

export function Component() {
  return (
    <Queries>
      <DealsScreen />
    </Queries>
  )
}

/** «Сделки»: folders of an object, its people, reports and papers. */
function DealsScreen() {
  const list = useDeals()
  const [isNew, setNew] = useState(false)
  const isEmpty = list.data?.length === 0
  return (
    <CabinetPage
      title="Сделки"
      signInTitle="Войдите, чтобы увидеть сделки"
      note={
        !isNew &&
        !isEmpty && (
          <Button variant="secondary" onClick={() => setNew(true)}>
            Новая сделка
          </Button>
        )
      }
    >
      {isNew && (
        <Panel title="Новая сделка" padded>
          <DealForm />
        </Panel>
      )}
      {!list.data ? (
        isNotLoaded(list) ? (
          <NotLoaded title="Сделки не пришли" query={list} />
        ) : (
          <Skeleton lines={6} shape="rows" label="Загружаем сделки" />
        )
      ) : isEmpty ? (
        !isNew && (
          <EmptyState
            title="Сделок пока нет"
            action={<Button onClick={() => setNew(true)}>Создать сделку</Button>}
          >
            <p>
              Соберите в одну папку отчеты об объекте и людях и свои документы. Чего не хватает — видно сразу,
              список можно отправить продавцу.
            </p>
          </EmptyState>
        )
      ) : (
        <Panel>
          <ul className={css.list}>
            {list.data.map((deal) => (
              <li key={deal.deal_id} className={css.row}>
                <div>
                  <Link href={buildPath('user-deals-id', { id: deal.deal_id })}>
                    {deal.address || deal.object_key}
                  </Link>
                  <span className={css.quiet}>
                    {[
                      deal.address && deal.object_key,
                      formatMoney(deal.price),
                      deal.closes_on && `сделка ${formatDate(deal.closes_on)}`,
                    ]
                      .filter(Boolean)
                      .join(', ')}
                  </span>
                </div>
                <p className={css.state}>{stateText(deal)}</p>
              </li>
            ))}
          </ul>
        </Panel>
      )}
    </CabinetPage>
  )
}

function stateText({ documents, orders, missing }: NonNullable<ReturnType<typeof useDeals>['data']>[number]) {
  const have = [
    `${orders} ${plural(orders, 'заказ', 'заказа', 'заказов')}`,
    `${documents} ${plural(documents, 'документ', 'документа', 'документов')}`,
  ]
  return [...have, missing > 0 ? `не хватает ${missing}` : 'недостающих нет'].join(', ')
}
