import { Panel } from '@proverka/ui/frame'
import { EmptyState, Skeleton } from '@proverka/ui/primitives'
import { isNotLoaded, NotLoaded } from '../../../runtime/error/not-loaded.tsx'
import { AdvertTable } from './advert-table.tsx'
import { AveragePrice } from './average-price.tsx'
import { useAveragePrice, useHouseAdverts, useReformaInfo } from './data.ts'
import { MarketDemoLabel } from './market-demo-label.tsx'
import * as css from './market.css.ts'
import { PriceChart } from './price-chart.tsx'
import { RegionPrice } from './region-price.tsx'

/**
 * The market of one house: the average price, how it moved, and the adverts themselves (PROD-12, PROD-13, PROD-14). `house` is its
 * address or its id in GAR.
 */
export function HouseMarket({ house }: { house: string }) {
  const real = useReformaInfo(house).data?.gar_id
  const isEmpty = useHasNoAdverts(house)
  if (real !== undefined && isEmpty !== false)
    return (
      <div className={css.stack}>
        {isEmpty ? <NoPrices /> : <Skeleton lines={6} shape="rows" label="Загружаем рынок" />}
        <RegionPrice house={house} />
      </div>
    )
  return (
    <div className={css.stack}>
      <MarketDemoLabel />
      <AveragePrice address={house} />
      <PriceChart address={house} />
      <Panel title="Объявления в этом доме" padded>
        <HouseAdverts address={house} />
      </Panel>
      <RegionPrice house={house} />
    </div>
  )
}

/** Undefined while it is not known; what did not come is said by the parts that need it. */
function useHasNoAdverts(house: string): boolean | undefined {
  const average = useAveragePrice(house)
  const adverts = useHouseAdverts(house)
  if (isNotLoaded(average) || isNotLoaded(adverts)) return false
  return average.data && adverts.data && average.data.count === 0 && adverts.data.length === 0
}

/** One sentence in the place of charts and figures without values; a real house has no invented plan beside it. */
function NoPrices() {
  return (
    <Panel title="Цены в доме не указаны" padded>
      <p>Объявлений этого дома у нас нет. Это не значит, что в нем ничего не продают: мы об этом не знаем.</p>
    </Panel>
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
