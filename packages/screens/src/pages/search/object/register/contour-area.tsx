import { counted, figureText, typograph } from '@proverka/domain'
import { compareAreas } from '@proverka/domain/register'
import { AreaRuler } from '@proverka/ui/charts'
import { Panel } from '@proverka/ui/frame'
import { ResultMark } from '@proverka/ui/primitives'
import type { ObjectContour } from './object-contour.ts'
import * as css from './contour.css.ts'

interface ContourAreaProps {
  /** Square metres. */
  readonly area: number
  readonly points: number
  readonly contour: ObjectContour
}

/** The area by the points of the contour against that of the record with its declared error. */
export function ContourArea({ area, points, contour }: ContourAreaProps) {
  const record = contour.record_area
  const note = `Площадь контура посчитали мы, по ${counted(points, 'точке', 'точкам', 'точкам')}`
  if (!record)
    return (
      <Panel title="Площадь контура" note={note} padded>
        <p className={css.verdict}>
          <ResultMark tone="grey" size={20} />
          <span>
            <b className={css.strong}>
              {figureText(area)}
              {'\u00a0'}м².
            </b>{' '}
            {contour.kind === 'land'
              ? 'Площади в записи нет, сверить не с чем.'
              : 'Площади застройки в записи нет, а площадь этажей с контуром не сверяют.'}
          </span>
        </p>
      </Panel>
    )
  const { by, tolerance, agrees } = compareAreas(area, record)
  const allowed =
    record.error === undefined ? 'округления записи' : `допуска ±\u00a0${figureText(tolerance)}\u00a0м²`
  const difference = `Контур ${by < 0 ? 'меньше' : 'больше'} записи на ${figureText(Math.abs(by))}\u00a0м²`
  return (
    <Panel title="Контур против записи" note={note} padded>
      <AreaRuler
        contour={area}
        record={record.value}
        tolerance={tolerance}
        label={`Площадь контура ${figureText(area)}\u00a0м², по записи ${figureText(record.value)}\u00a0м², допуск ${figureText(tolerance)}\u00a0м²`}
      />
      <p className={css.verdict}>
        <ResultMark tone={agrees ? 'green' : 'orange'} size={20} />
        <span>
          <b className={css.strong}>{agrees ? 'Сходится.' : 'Расходится.'}</b>{' '}
          {typograph(
            by === 0
              ? 'Контур равен записи.'
              : `${difference}, это ${agrees ? 'внутри' : 'больше'} ${allowed}.`,
          )}
        </span>
      </p>
    </Panel>
  )
}
