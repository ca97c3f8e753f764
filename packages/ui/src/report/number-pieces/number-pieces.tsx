import { clsx } from 'clsx'
import { visuallyHidden } from '../../theme/text.css.ts'
import * as css from './number-pieces.css.ts'

export interface NumberPiece {
  digits: string
  /** «завод», «регион» */
  means: string
}

export interface NumberPiecesProps {
  /** The number and the plate in words: «VIN …, гос. номер …». */
  children: string
  pieces: readonly NumberPiece[]
  /** «А000АА00» */
  plate?: string
}

const PLATE = /^(\D)(\d{3})(\D{2})(\d{2,3})$/

/** A number taken to pieces by brackets, each with what it tells, and the plate of a car beside it. */
export function NumberPieces({ children, pieces, plate }: NumberPiecesProps) {
  const [, first, digits, letters, region] = PLATE.exec(plate ?? '') ?? []
  return (
    <>
      <p className={visuallyHidden}>{children}</p>
      <div aria-hidden="true" data-part="number" className={css.row}>
        <span className={css.number}>
          {pieces.map((piece, index) => (
            <span key={piece.means} className={clsx(css.part, index === pieces.length - 1 && css.last)}>
              {piece.digits}
              <span className={css.bracket} />
              <span className={css.label}>{piece.means}</span>
            </span>
          ))}
        </span>
        {region && (
          <span className={css.plate}>
            <span className={css.plateNumber}>
              {first} {digits} {letters}
            </span>
            <span className={css.plateRegion}>
              {region}
              <span className={css.country}>RUS</span>
            </span>
          </span>
        )}
      </div>
    </>
  )
}
