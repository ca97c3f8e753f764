import { moscowDate } from '@proverka/domain/timing'
import { buildPath } from '@proverka/domain/navigation'
import { Panel } from '@proverka/ui/frame'
import { Button, EmptyState, Link, Skeleton } from '@proverka/ui/primitives'
import { useState } from 'react'
import { CabinetPage } from '../layout/cabinet-page.tsx'
import { Queries } from '../../../runtime/data/queries.tsx'
import { isNotLoaded, NotLoaded } from '../../../runtime/error/not-loaded.tsx'
import { useNow } from '../../../runtime/page/use-now.ts'
import { useDeal, useDeals } from './data.ts'
import { DealFolder } from './deal-folder.tsx'
import { DealForm } from './deal-form.tsx'
import { DealTabs } from './deal-tabs.tsx'
import { nearestDeal } from './nearest-deal.ts'
import * as css from './deals.css.ts'

export { loader } from './deals-loader.ts'

export function Component() {
  return (
    <Queries>
      <DealsScreen />
    </Queries>
  )
}

type DealRow = NonNullable<ReturnType<typeof useDeals>['data']>[number]

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
        <NearestFolder list={list.data} />
      )}
    </CabinetPage>
  )
}

/** The folder with the nearest day is open; the others are tabs. */
function NearestFolder({ list }: { list: readonly DealRow[] }) {
  const today = moscowDate(useNow(false))
  const nearest = nearestDeal(list, today)
  const query = useDeal(nearest?.deal_id ?? '')
  if (!nearest) return null
  const deal = query.data
  return (
    <div>
      <DealTabs current={nearest.deal_id} isAlone />
      {deal ? (
        <DealFolder key={deal.deal_id} deal={deal} />
      ) : isNotLoaded(query) ? (
        <NotLoaded title="Сделка не открылась" query={query} />
      ) : (
        <Skeleton lines={10} shape="rows" label="Загружаем сделку" />
      )}
      <p className={css.whole}>
        <Link href={buildPath('user-deals-id', { id: nearest.deal_id })}>Изменить или удалить сделку</Link>
      </p>
    </div>
  )
}
