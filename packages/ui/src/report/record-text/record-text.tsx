import { Fragment } from 'react'
import * as css from './record-text.css.ts'

/**
 * The number of an entry in the register of rights: the object, then the office, year and number of the entry, with the
 * adjacent signs: «№ 00:14:0203005:1047-» and «00/014/2024-3,».
 */
const ENTRY_NUMBER = /((?:№\s)?\d[\d:/-]*-(?=\d+\/))(\d+(?:\/\d+)*\/\d{4}-\d+(?:\/\d+)*[,.;)]?)/

/** A line of a record. The number of an entry breaks between its halves alone: its end tells entries apart. */
export function RecordText({ children }: { children: string }) {
  return children.split(ENTRY_NUMBER).map((piece, index) => (
    // The same number may occur twice in a line.
    // oxlint-disable-next-line react/no-array-index-key
    <Fragment key={index}>
      {index % 3 === 0 ? (
        piece
      ) : (
        <span data-part="entry" className={css.whole}>
          {piece}
        </span>
      )}
      {index % 3 === 1 && <wbr />}
    </Fragment>
  ))
}
