import { Panel } from '@proverka/ui/frame'
import { Skeleton } from '@proverka/ui/primitives'
import { isNotLoaded, NotLoaded } from '../../../runtime/error/not-loaded.tsx'
import { usePriceChanges } from './data.ts'
import { MetreChart } from './metre-chart.tsx'
import { priceSeries } from './price-series.ts'

/** How the price of a metre moved month by month, in the house and around it (ADVERT-07, ADVERT-08). */
export function PriceChart({ address }: { address: string }) {
  const { house, area } = usePriceChanges(address)
  const failed = [house, area].find((query) => isNotLoaded(query))
  return (
    <Panel title="Метр в доме и в районе" padded>
      {failed ? (
        <NotLoaded title="Цены по месяцам не пришли" query={failed} small />
      ) : house.data && area.data ? (
        <MetreChart
          series={priceSeries(house.data, area.data)}
          house={house.data}
          area={area.data}
          empty="Объявлений за два года не найдено: рисовать нечего."
        />
      ) : (
        <Skeleton lines={6} label="Загружаем цены" />
      )}
    </Panel>
  )
}
