import { typograph } from '@proverka/domain'
import { Panel } from '@proverka/ui/frame'
import type { ObjectContour } from './object-contour.ts'
import * as css from './contour.css.ts'

interface ContourFilesProps {
  readonly contour: ObjectContour
  readonly objectKey: string
}

/** The contour to take along; degrees only where the points can be converted. */
export function ContourFiles({ contour, objectKey }: ContourFilesProps) {
  const system = contour.coordinate_system ?? 'местная система'
  const files = [
    { format: 'dxf', name: 'DXF', what: `для чертежных программ, ${system}` },
    { format: 'geojson', name: 'GeoJSON', what: `местные координаты, ${system}` },
    ...(contour.degrees
      ? [{ format: 'wgs84', name: 'GeoJSON, WGS 84', what: 'градусы, пересчитано: схематично' }]
      : []),
    { format: 'csv', name: 'CSV', what: `точки и стороны, ${system}` },
  ]
  return (
    <Panel title="Контур с собой" note="Бесплатно" padded>
      <ul className={css.files}>
        {files.map(({ format, name, what }) => (
          <li key={format} className={css.file}>
            <a
              href={`/api/objectContour/${encodeURIComponent(objectKey)}/file?format=${format}`}
              download
              className={css.fileLink}
            >
              {name}
            </a>
            <span className={css.fileNote}>{what}</span>
          </li>
        ))}
      </ul>
      {!contour.degrees && (
        <p className={css.explained}>
          {typograph(
            'Параметров этой системы координат у нас нет: в градусы не пересчитываем и на карту не кладем.',
          )}
        </p>
      )}
    </Panel>
  )
}
