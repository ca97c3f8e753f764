import { counted } from '@proverka/domain'
import { LineChart } from '@proverka/ui/charts'
import { Panel } from '@proverka/ui/frame'
import { Skeleton } from '@proverka/ui/primitives'
import { isNotLoaded, NotLoaded } from '../error/not-loaded.tsx'
import { usePriceChanges } from './data.ts'
import { priceSeries } from './price-series.ts'
import type { MonthPrice } from './price-series.ts'

/** How the price of a metre moved month by month, in the house and around it (ADVERT-07, ADVERT-08). */
export function PriceChart({ address }: { address: string }) {
  const { house, area } = usePriceChanges(address)
  const failed = [house, area].find((query) => isNotLoaded(query))
  return (
    <Panel title="Метр в доме и в районе" padded>
      {failed ? (
        <NotLoaded title="Цены по месяцам не пришли" query={failed} small />
      ) : house.data && area.data ? (
        <Lines house={house.data} area={area.data} />
      ) : (
        <Skeleton lines={6} label="Загружаем цены" />
      )}
    </Panel>
  )
}

function Lines({ house, area }: { house: readonly MonthPrice[]; area: readonly MonthPrice[] }) {
  const series = priceSeries(house, area)
  return (
    <LineChart
      title="Средняя цена метра, тыс. ₽"
      labelTitle="Месяц"
      labels={series.labels}
      series={[
        { name: 'Дом', values: series.house },
        { name: 'Район', values: series.area },
      ]}
      note={`Из цен объявлений. В последнем месяце: дом — ${advertsOf(house)}, район — ${advertsOf(area)}.`}
      empty="Объявлений за два года не найдено: рисовать нечего."
    />
  )
}

/** «9 объявлений»: how many the last month has. */
export function advertsOf(rows: readonly MonthPrice[]): string {
  const count = rows.at(-1)?.count ?? 0
  return counted(count, 'объявление', 'объявления', 'объявлений')
}
