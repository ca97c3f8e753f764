import { clsx } from 'clsx'
import { useMemo } from 'react'
import { SourceStamp } from '../source-stamp/source-stamp.tsx'
import { drawPlan, offCentre } from './draw-plan.ts'
import { PlanFrame } from './plan-frame.tsx'
import * as css from './plan-drawing.css.ts'

export interface PlanDrawingProps {
  /** Cadastral number that the drawing is made from. */
  number: string
  /** Size of the drawing in px; the frame around it shows its middle. */
  width?: number
  height?: number
  scale?: number
  /** `chosen` fills the parcel, `void` leaves an empty dashed one (nothing found), `none` shows the quarter alone. */
  parcel?: 'chosen' | 'void' | 'none'
  /** Position of the parcel, px of the drawing; the middle by default. */
  at?: readonly [x: number, y: number]
  /** Coordinate frame with crosses. */
  framed?: boolean
  dimensions?: boolean
  /** Only an ornament: silent and without the stamp. */
  decorative?: boolean
  /** Alignment of the drawing in a smaller container; a framed one starts at the top left. */
  align?: 'centre' | 'start'
}

/** The plan of a quarter, made from the number alone: for invented objects. Says itself that it is for show. */
export function PlanDrawing(props: PlanDrawingProps) {
  const {
    number,
    width = 900,
    height = 480,
    scale = 1.55,
    parcel = 'chosen',
    at,
    framed,
    dimensions,
    decorative,
  } = props
  const [x, y] = at ?? [width / 2, height / 2]
  const withParcel = parcel !== 'none'
  const plan = useMemo(
    () => drawPlan({ number, width, height, scale, ...(withParcel && { select: [x, y] as const }) }),
    [number, width, height, scale, withParcel, x, y],
  )
  const { selected } = plan
  const isCentred = (props.align ?? (framed ? 'start' : 'centre')) === 'centre'
  // A narrow frame shows the middle alone, and the parcel has to be whole there.
  const [left, top] =
    selected && isCentred && at === undefined && !decorative ? offCentre(selected, width, height) : [0, 0]
  const named = decorative
    ? { 'aria-hidden': true as const }
    : { role: 'img', 'aria-label': `Демонстрационная схема участка ${number}, не межевой план` }
  return (
    <div className={css.frame}>
      <svg
        {...named}
        className={clsx(css.svg, !isCentred && css.start)}
        width={width}
        height={height}
        viewBox={`${left} ${top} ${width} ${height}`}
      >
        <path className={css.parcel} d={plan.parcels} />
        <path className={css.house} d={plan.houses} />
        {selected && (
          <path
            className={parcel === 'void' ? css.voided : css.chosen}
            pathLength={parcel === 'void' ? undefined : 1}
            d={selected.outline}
          />
        )}
        {selected && parcel === 'chosen' && (
          <g className={css.late}>
            <path className={css.chosenHouse} d={selected.house} />
            {selected.vertices.map(([cx, cy]) => (
              <circle
                key={`${cx} ${cy}`}
                className={css.vertex}
                cx={cx.toFixed(1)}
                cy={cy.toFixed(1)}
                r="4.5"
              />
            ))}
            {dimensions &&
              selected.dimensions.map((d) => (
                <g key={d.path}>
                  <path className={css.line} d={d.path} />
                  <g
                    transform={`translate(${d.at[0].toFixed(1)} ${d.at[1].toFixed(1)}) rotate(${d.angle.toFixed(1)})`}
                  >
                    <rect className={css.plate} x="-21" y="-9" width="42" height="17" />
                    <text className={clsx(css.strong)} textAnchor="middle" y="4.5">
                      {d.label}
                    </text>
                  </g>
                </g>
              ))}
          </g>
        )}
        {framed && <PlanFrame width={width} height={height} />}
      </svg>
      {!decorative && (
        <div className={css.caption}>
          <SourceStamp source="План">демонстрационная схема</SourceStamp>
        </div>
      )}
    </div>
  )
}
