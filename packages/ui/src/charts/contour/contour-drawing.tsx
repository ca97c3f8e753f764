import { groupDigits } from '@proverka/domain'
import type { Contours, RegisterKind } from '@proverka/domain/register'
import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { useWidth } from '../plot/use-width.ts'
import { layOutContour, type DrawnNeighbour } from './contour-layout.ts'
import * as css from './contour-drawing.css.ts'

export interface ContourDrawingProps {
  contours: Contours
  kind: RegisterKind
  neighbours: readonly DrawnNeighbour[]
  /** All that the drawing says, for who does not see it. */
  label: string
  /** Source, coordinate system and what the drawing is not. */
  caption: ReactNode
  /** Above the drawing: a switch to the map. */
  switcher?: ReactNode
}

/** Narrower than this it is as high as a phone shows at once. */
const NARROW = 640

/**
 * The contour of an object as its source has it, north up: points, lengths of sides, neighbours, a grid of coordinates and a
 * scale. Nothing is in it that no source states.
 */
export function ContourDrawing({
  contours,
  kind,
  neighbours,
  label,
  caption,
  switcher,
}: ContourDrawingProps) {
  const [place, width] = useWidth()
  const height = width < NARROW ? 430 : 560
  const layout = layOutContour({ contours, encloses: kind !== 'structure', neighbours, width, height })
  const land = layout.neighbours.filter((one) => one.kind === 'land')
  const built = layout.neighbours.filter((one) => one.kind !== 'land')
  return (
    <figure className={css.figure}>
      <div ref={place}>
        <svg viewBox={`0 0 ${width} ${height}`} className={css.drawing} role="img" aria-label={label}>
          {land.map(({ key, path }) => (
            <path key={key} d={path} className={css.parcel} />
          ))}
          <path d={layout.grid.crosses} className={css.cross} />
          <path d={layout.figure} className={kind === 'structure' ? css.pipe : css.own} fillRule="evenodd" />
          {built.map(({ key, path, kind: one }) => (
            <path key={key} d={path} className={one === 'structure' ? css.line : css.house} />
          ))}
          {layout.grid.east.map(({ value, x }) => (
            <text key={value} x={x} y={16} textAnchor="middle" className={css.coordinate}>
              {groupDigits(value)}
            </text>
          ))}
          {layout.grid.north.map(({ value, y }) => (
            <text
              key={value}
              transform={`translate(14 ${y}) rotate(-90)`}
              textAnchor="middle"
              className={css.coordinate}
            >
              {groupDigits(value)}
            </text>
          ))}
          {land.map(
            ({ key, label: words }) =>
              words && (
                <text
                  key={key}
                  x={words.at[0]}
                  y={words.at[1]}
                  textAnchor="middle"
                  className={css.coordinate}
                >
                  {words.text}
                </text>
              ),
          )}
          {layout.lengths.map(({ key, text, at, turn }) => (
            <text
              key={key}
              transform={`translate(${at[0]} ${at[1]}) rotate(${turn})`}
              dy={4}
              textAnchor="middle"
              className={css.words}
            >
              {text}
            </text>
          ))}
          {layout.vertices.map(({ key, at, number }) => (
            <g key={key}>
              <circle cx={at[0]} cy={at[1]} r={4} className={css.vertex} />
              {number && (
                <text x={number.at[0]} y={number.at[1]} textAnchor="middle" className={css.words}>
                  {number.text}
                </text>
              )}
            </g>
          ))}
          <g transform={`translate(${width - 34} 62)`}>
            <path d="M0-17 8 9 0 4-8 9z" className={css.solid} />
            <text y={-21} textAnchor="middle" className={css.words}>
              С
            </text>
          </g>
          <g transform={`translate(${width - layout.bar.width - 64} ${height - 26})`}>
            <path d={`M0 0v6h${layout.bar.width}V0`} className={css.line} />
            <path d={`M0 3.5h${layout.bar.width / 2}v2.5H0z`} className={css.solid} />
            <text x={layout.bar.width + 8} y={7} className={css.words}>
              {`${groupDigits(layout.bar.metres)}\u00a0м`}
            </text>
          </g>
        </svg>
      </div>
      <div className={css.above}>
        {switcher}
        <ul className={css.legend}>
          <li>
            <span className={clsx(css.key, css.ownKey)} />
            контур
          </li>
          {land.length > 0 && (
            <li>
              <span className={clsx(css.key, css.parcelKey)} />
              соседи на учете
            </li>
          )}
          {built.length > 0 && (
            <li>
              <span className={clsx(css.key, css.houseKey)} />
              постройки
            </li>
          )}
        </ul>
      </div>
      <figcaption className={css.caption}>{caption}</figcaption>
    </figure>
  )
}
