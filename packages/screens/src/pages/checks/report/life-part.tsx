import { figureText } from '@proverka/domain'
import type { LifeView } from '@proverka/domain/views'
import { LifeChart } from '@proverka/ui/charts'
import * as css from './report.css.ts'

/** The life of a car on one axis of dates; the table under it says the same. */
export function LifePart({ life }: { life: LifeView }) {
  const { words, from, to, mileage, slip, driven, lanes } = life
  return (
    <div className={css.chart}>
      <LifeChart
        unit="тыс. км"
        label={words}
        from={from}
        to={to}
        points={mileage}
        slip={slip}
        calculated={driven}
        lanes={lanes}
        format={figureText}
      />
    </div>
  )
}
