import { plural } from '@proverka/domain'
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
    <Panel title="Метр в&nbsp;доме и&nbsp;в&nbsp;районе" padded>
      {failed ? (
        <NotLoaded title="Цены по&nbsp;месяцам не&nbsp;пришли" query={failed} small />
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
      title="Средняя цена метра, тыс.&nbsp;₽"
      labelTitle="Месяц"
      labels={series.labels}
      series={[
        { name: 'Дом', values: series.house },
        { name: 'Район', values: series.area },
      ]}
      note={`Из\u00a0цен объявлений. В\u00a0последнем месяце: дом\u00a0— ${advertsOf(house)}, район\u00a0— ${advertsOf(area)}.`}
      empty="Объявлений за&nbsp;два года не&nbsp;найдено: рисовать нечего."
    />
  )
}

/** «9 объявлений»: how many the last month has. */
export function advertsOf(rows: readonly MonthPrice[]): string {
  const count = rows.at(-1)?.count ?? 0
  return `${count}\u00a0${plural(count, 'объявление', 'объявления', 'объявлений')}`
}
