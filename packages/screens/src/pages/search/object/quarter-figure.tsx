import { pluralWord } from '@proverka/domain'
import { isWarningStatus, registerKind } from '@proverka/domain/property'
import { CensusSwatch, QuarterCensus } from '@proverka/ui/report'
import { SourceStamp } from '@proverka/ui/primitives'
import type { CensusCell, CensusKind } from '@proverka/ui/report'
import type { ObjectAnswer } from './data.ts'
import * as css from './unconfirmed.css.ts'
import { objectCount } from './unconfirmed-view.ts'
import type { UnconfirmedView } from './unconfirmed-view.ts'

type Unconfirmed = NonNullable<ObjectAnswer['unconfirmed']>
/** The objects of a quarter as the register lists them. */
export type Quarter = NonNullable<Unconfirmed['quarter']>
/** One of them. */
export type QuarterObject = NonNullable<Quarter['objects']>[number]

interface QuarterFigureProps {
  readonly view: UnconfirmedView
  readonly quarter: Quarter
  readonly near: Unconfirmed['near']
}

/** The quarter as a census of its numbers: there are no coordinates to draw a plan from. */
export function QuarterFigure({ view, quarter, near }: QuarterFigureProps) {
  const objects = quarter.objects ?? []
  const cells: readonly CensusCell[] = objects.map((object) => ({
    parcel: parcelOf(object.Number),
    kind: censusKind(object),
  }))
  if (view.kind !== 'absent-number') {
    return (
      <figure className={css.figure}>
        <QuarterCensus cells={cells} label={`${objectCount(quarter.count)} квартала ${quarter.number}`} />
        <figcaption className={css.caption}>
          <SourceStamp source="Клетка">один объект</SourceStamp>
          <span>Схема по номерам, не план местности</span>
        </figcaption>
      </figure>
    )
  }
  const missing = String(parcelOf(view.number))
  const inQuarter = near.filter(({ Number: number }) => number.startsWith(`${quarter.number}:`))
  const parcels = inQuarter.map(({ Number: number }) => parcelOf(number))
  return (
    <figure className={css.figure}>
      <QuarterCensus
        cells={cells}
        near={parcels}
        missing={missing}
        label={`Клетки записанных номеров квартала: последний ${quarter.last}. Номера ${missing} среди них нет`}
      />
      <figcaption className={css.caption}>
        <SourceStamp source="Квартал">
          {objects.length.toLocaleString('ru-RU')} {pluralWord(objects.length, 'запись', 'записи', 'записей')}
          , последний номер {quarter.last}
        </SourceStamp>
        <span>
          {parcels.length > 0 && (
            <>
              <CensusSwatch kind="land" /> похожие: {parcels.join(', ')}.{' '}
            </>
          )}
          Координат нет — участка на рисунке нет
        </span>
      </figcaption>
    </figure>
  )
}

/** The last part of a number. */
export function parcelOf(number: string): number {
  return Number(number.slice(number.lastIndexOf(':') + 1))
}

/** How the census counts an object: one that left the register is of no kind. */
export const censusKind = ({ Status, ObjectType }: QuarterObject): CensusKind =>
  isWarningStatus(Status) ? 'off' : registerKind(ObjectType)
