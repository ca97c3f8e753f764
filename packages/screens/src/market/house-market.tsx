import { formatMoney, plural } from '@proverka/domain'
import { Panel } from '@proverka/ui/frame'
import { EmptyState, Skeleton } from '@proverka/ui/primitives'
import { KeyFacts } from '@proverka/ui/report'
import { isNotLoaded, NotLoaded } from '../error/not-loaded.tsx'
import { AdvertTable } from './advert-table.tsx'
import { useAveragePrice, useHouseAdverts } from './data.ts'
import * as css from './market.css.ts'
import { PriceChart } from './price-chart.tsx'

/** The market of one house: the average price, how it moved, and the adverts themselves (PROD-12, PROD-13, PROD-14). */
export function HouseMarket({ address }: { address: string }) {
  return (
    <div className={css.stack}>
      <AveragePrice address={address} />
      <PriceChart address={address} />
      <Panel title="Объявления в&nbsp;этом доме" padded>
        <HouseAdverts address={address} />
      </Panel>
    </div>
  )
}

function AveragePrice({ address }: { address: string }) {
  const query = useAveragePrice(address)
  if (isNotLoaded(query))
    return (
      <Panel title="Средняя цена в&nbsp;доме" padded>
        <NotLoaded title="Средняя цена не&nbsp;пришла" query={query} small />
      </Panel>
    )
  const { data } = query
  const unknown = 'недостаточно данных'
  return (
    <Panel title="Средняя цена в&nbsp;доме" padded>
      {!data ? (
        <Skeleton lines={2} label="Загружаем среднюю цену" />
      ) : (
        <>
          <KeyFacts
            facts={[
              { label: 'Квартира', value: data.average === null ? unknown : formatMoney(data.average) },
              {
                label: 'Метр',
                value: data.average_per_m2 === null ? unknown : formatMoney(data.average_per_m2),
              },
            ]}
          />
          <p className={css.note}>
            {data.count === 0
              ? 'За\u00a0полгода объявлений в\u00a0этом доме не\u00a0найдено.'
              : `По\u00a0${data.count}\u00a0${plural(data.count, 'объявлению', 'объявлениям', 'объявлениям')} за\u00a0полгода. Одна квартира считается один раз, сколько\u00a0бы раз ее\u00a0ни\u00a0выложили.`}
          </p>
        </>
      )}
    </Panel>
  )
}

function HouseAdverts({ address }: { address: string }) {
  const query = useHouseAdverts(address)
  if (isNotLoaded(query)) return <NotLoaded title="Объявления не&nbsp;пришли" query={query} />
  if (!query.data) return <Skeleton lines={6} shape="rows" label="Загружаем объявления" />
  if (query.data.length === 0)
    return (
      <EmptyState title="Объявлений не&nbsp;найдено">
        <p>Это не&nbsp;значит, что в&nbsp;доме ничего не&nbsp;продают: мы&nbsp;об&nbsp;этом не&nbsp;знаем.</p>
      </EmptyState>
    )
  return (
    <>
      <AdvertTable caption="Объявления в этом доме" adverts={query.data} />
      <p className={css.foot}>Цена в&nbsp;объявлении&nbsp;— просьба продавца, а&nbsp;не&nbsp;цена сделки.</p>
    </>
  )
}
