import { objectQueries } from '@proverka/api/queries'
import { formatDate } from '@proverka/domain'
import { measureContours, SOURCE_NAMES } from '@proverka/domain/register'
import { ContourDrawing } from '@proverka/ui/charts'
import { Container } from '@proverka/ui/frame'
import { SourceStamp } from '@proverka/ui/primitives'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { getApi } from '../../../../runtime/data/api.ts'
import { isNotLoaded, NotLoaded } from '../../../../runtime/error/not-loaded.tsx'
import { ContourArea } from './contour-area.tsx'
import { ContourFiles } from './contour-files.tsx'
import { ContourMap } from './contour-map.tsx'
import { ContourPoints } from './contour-points.tsx'
import { contourLabel, encloses, type ObjectContour } from './object-contour.ts'
import * as css from './contour.css.ts'

interface PartProps {
  readonly objectKey: string
}

const useContour = (objectKey: string) => useQuery(objectQueries.contour(getApi(), objectKey))

/** The drawing across the page, or the map of the operator after a press. */
export function ContourBand({ objectKey }: PartProps) {
  const query = useContour(objectKey)
  const [isMap, setMap] = useState(false)
  if (isNotLoaded(query))
    return (
      <Container className={css.failed}>
        <NotLoaded title="Контур не пришел" query={query} small />
      </Container>
    )
  const contour = query.data
  if (!contour) return null
  const switcher = contour.base_map && contour.degrees && (
    <div className={css.switcher} role="group" aria-label="Подложка">
      {[false, true].map((map) => (
        <button
          key={String(map)}
          type="button"
          className={css.choice}
          aria-pressed={map === isMap}
          onClick={() => setMap(map)}
        >
          {map ? 'На карте' : 'Чертеж'}
        </button>
      ))}
    </div>
  )
  if (isMap && contour.base_map && contour.degrees)
    return (
      <ContourMap
        contour={contour}
        baseMap={contour.base_map}
        degrees={contour.degrees}
        switcher={switcher}
      />
    )
  return (
    <ContourDrawing
      contours={contour.contours}
      kind={contour.kind}
      neighbours={contour.neighbours}
      label={contourLabel(contour)}
      switcher={switcher}
      caption={
        <>
          <SourceStamp source={SOURCE_NAMES[contour.source]}>
            {formatDate(contour.day)}, {contour.document}
          </SourceStamp>
          <SourceStamp source="Система координат">
            {contour.coordinate_system ?? 'не названа источником'}, метры
          </SourceStamp>
          <span className={css.plate}>
            {ofHouse(contour, objectKey)}Схематично: это не вынос границ на местность
          </span>
        </>
      }
    />
  )
}

const ofHouse = ({ number }: ObjectContour, objectKey: string): string =>
  number === objectKey ? '' : 'Контур дома, место помещения в нем не указано. '

/** Area against the record, points and sides, files. */
export function ContourPanels({ objectKey }: PartProps) {
  const contour = useContour(objectKey).data
  if (!contour) return null
  const measured = measureContours(contour.contours, encloses(contour.kind))
  return (
    <div className={css.column}>
      {measured.area !== undefined && (
        <ContourArea area={measured.area} points={measured.points} contour={contour} />
      )}
      <ContourPoints contour={contour} length={measured.length} />
      <ContourFiles contour={contour} objectKey={objectKey} />
    </div>
  )
}
