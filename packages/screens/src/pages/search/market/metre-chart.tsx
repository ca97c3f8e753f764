import { counted } from '@proverka/domain'
import { LineChart } from '@proverka/ui/charts'
import type { MonthPrice, priceSeries } from './price-series.ts'

interface MetreChartProps {
  /** The rows that the chart shows. */
  readonly series: ReturnType<typeof priceSeries>
  readonly house: readonly MonthPrice[]
  readonly area: readonly MonthPrice[]
  readonly empty: string
}

/** The price of a metre by months, in the house and around it, and of how many adverts the last one is. */
export function MetreChart({ series, house, area, empty }: MetreChartProps) {
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
      empty={empty}
    />
  )
}

/** «9 объявлений»: how many the last month has. */
function advertsOf(rows: readonly MonthPrice[]): string {
  const count = rows.at(-1)?.count ?? 0
  return counted(count, 'объявление', 'объявления', 'объявлений')
}
