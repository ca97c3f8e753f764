import { formatDate } from '@proverka/domain'
import { SOURCE_NAMES } from '@proverka/domain/register'
import { Skeleton, SourceStamp, useLazyModule } from '@proverka/ui/primitives'
import { useEffect, useRef, type ReactNode } from 'react'
import type { ObjectContour } from './object-contour.ts'
import * as css from './contour.css.ts'

const load = async () => (await import('./draw-map.ts')).drawMap

interface ContourMapProps {
  readonly contour: ObjectContour
  readonly baseMap: NonNullable<ObjectContour['base_map']>
  readonly degrees: NonNullable<ObjectContour['degrees']>
  readonly switcher: ReactNode
}

/** The converted contour on the operator's tiles: dashed, because a converted border is not to be measured. */
export function ContourMap({ contour, baseMap, degrees, switcher }: ContourMapProps) {
  const place = useRef<HTMLDivElement>(null)
  const drawMap = useLazyModule(load)
  useEffect(() => {
    if (!drawMap || !place.current) return undefined
    return drawMap(place.current, { tiles: baseMap.tiles, degrees, isClosed: contour.kind !== 'structure' })
  }, [drawMap, baseMap, degrees, contour])
  return (
    <figure className={css.map}>
      <div
        ref={place}
        className={css.mapPlace}
        role="img"
        aria-label={`Контур ${contour.number} на карте, схематично`}
      >
        {!drawMap && <Skeleton lines={3} label="Загружаем карту" />}
      </div>
      <div className={css.mapAbove}>{switcher}</div>
      <figcaption className={css.mapCaption}>
        <SourceStamp source={SOURCE_NAMES[contour.source]}>
          {formatDate(contour.day)}, пересчитан в WGS 84
        </SourceStamp>
        <span className={css.plate}>Схематично: границу по карте не мерить</span>
        <span className={css.plate}>{baseMap.attribution}</span>
      </figcaption>
    </figure>
  )
}
