import { figureText, groupDigits } from '@proverka/domain'
import { buildPath } from '@proverka/domain/navigation'
import { contourLine, contourSides, neighboursBehind } from '@proverka/domain/register'
import { Panel } from '@proverka/ui/frame'
import { Button, Link } from '@proverka/ui/primitives'
import { useMemo, useState } from 'react'
import { encloses, type ObjectContour } from './object-contour.ts'
import * as css from './contour.css.ts'

/** Points that are shown at first; a river bank has thousands. */
const FIRST_POINTS = 12

interface ContourPointsProps {
  readonly contour: ObjectContour
  /** Metres. */
  readonly length: number
}

/** Every point with the side that begins at it, and what is on record behind that side. */
export function ContourPoints({ contour, length }: ContourPointsProps) {
  const rows = useMemo(() => pointRows(contour), [contour])
  const [isWhole, setWhole] = useState(rows.length <= FIRST_POINTS + 4)
  const hasBorders = encloses(contour.kind)
  return (
    <Panel
      title="Вершины и стороны"
      note={`${hasBorders ? 'Периметр' : 'Длина'} ${figureText(length)}\u00a0м`}
      padded
    >
      <table className={css.table} aria-label="Вершины и стороны">
        <thead className={css.head}>
          <tr>
            <th scope="col">Точка</th>
            <th scope="col" className={css.figure}>
              X, север
            </th>
            <th scope="col" className={css.figure}>
              Y, восток
            </th>
            <th scope="col" className={css.figure}>
              До следующей, м
            </th>
            <th scope="col">За линией</th>
          </tr>
        </thead>
        <tbody className={css.body}>
          {(isWhole ? rows : rows.slice(0, FIRST_POINTS)).map(({ key, name, x, y, side, behind }) => (
            <tr key={key} className={css.row}>
              <th scope="row" className={css.point}>
                {name}
              </th>
              <td className={css.figure} data-title="X">
                {coordinateText(x)}
              </td>
              <td className={css.figure} data-title="Y">
                {coordinateText(y)}
              </td>
              <td className={css.figure} data-title="до следующей, м">
                {side}
              </td>
              <td className={css.cell} data-title="за линией">
                {behind.length === 0
                  ? side && 'учтенного нет'
                  : behind.map((number, at) => (
                      <span key={number}>
                        {at > 0 && ', '}
                        <Link
                          href={buildPath('object-objectKey', { objectKey: number })}
                          aria-label={`Участок ${number}`}
                        >
                          {number.slice(number.lastIndexOf(':'))}
                        </Link>
                      </span>
                    ))}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {!isWhole && (
        <div className={css.more}>
          <Button variant="secondary" size="s" onClick={() => setWhole(true)}>
            Показать все точки: {rows.length}
          </Button>
        </div>
      )}
    </Panel>
  )
}

function pointRows({ kind, contours, neighbours }: ObjectContour) {
  const land = neighbours.filter((one) => one.kind === 'land')
  const isNamed = contours.flat().length > 1
  return contours.flatMap((rings, contour) =>
    rings.flatMap((ring, border) => {
      const line = contourLine(ring, encloses(kind))
      const sides = contourSides(line)
      const prefix = isNamed ? `${contour + 1}${border > 0 ? `.${border}` : ''}–` : ''
      return line.points.map(([x, y], at) => {
        const side = sides[at]
        return {
          key: `${contour}.${border}.${at}`,
          name: `${prefix}${at + 1}`,
          x,
          y,
          side: side?.length.toFixed(2).replace('.', ',') ?? '',
          behind:
            side && kind === 'land' ? neighboursBehind(side, contours, land).map(({ number }) => number) : [],
        }
      })
    }),
  )
}

/** «612 140,12»: centimetres as the file has them. */
function coordinateText(value: number): string {
  const [whole = '0', part] = value.toFixed(2).split('.')
  const digits = groupDigits(Number(whole))
  return part === '00' ? digits : `${digits},${part}`
}
