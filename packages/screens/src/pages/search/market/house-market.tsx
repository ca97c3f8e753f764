import { Panel } from '@proverka/ui/frame'
import { EmptyState, Skeleton } from '@proverka/ui/primitives'
import { isNotLoaded, NotLoaded } from '../../../runtime/error/not-loaded.tsx'
import { AdvertTable } from './advert-table.tsx'
import { AveragePrice } from './average-price.tsx'
import { useHouseAdverts } from './data.ts'
import { MarketDemoLabel } from './market-demo-label.tsx'
import * as css from './market.css.ts'
import { PriceChart } from './price-chart.tsx'

/**
 * The market of one house: the average price, how it moved, and the adverts themselves (PROD-12, PROD-13, PROD-14). `house` is its
 * address or its id in GAR.
 */
export function HouseMarket({ house }: { house: string }) {
  return (
    <div className={css.stack}>
      <MarketDemoLabel />
      <AveragePrice address={house} />
      <PriceChart address={house} />
      <Panel title="Объявления в этом доме" padded>
        <HouseAdverts address={house} />
      </Panel>
    </div>
  )
}

function HouseAdverts({ address }: { address: string }) {
  const query = useHouseAdverts(address)
  if (isNotLoaded(query)) return <NotLoaded title="Объявления не пришли" query={query} />
  if (!query.data) return <Skeleton lines={6} shape="rows" label="Загружаем объявления" />
  if (query.data.length === 0)
    return (
      <EmptyState title="Объявлений не найдено">
        <p>Это не значит, что в доме ничего не продают: мы об этом не знаем.</p>
      </EmptyState>
    )
  return (
    <>
      <AdvertTable caption="Объявления в этом доме" adverts={query.data} />
      <p className={css.foot}>Цена в объявлении — просьба продавца, а не цена сделки.</p>
    </>
  )
}
