import type { ExtractPointer } from '@proverka/domain/views'
import type { FilePlace, FilePlaces } from '../reading/messages.ts'
import { Path } from '../path.tsx'
import * as css from './result.css.ts'

/** The position of a line in the file; its text opens below. */
export function placeNote(places: FilePlaces) {
  return (pointer: ExtractPointer) => {
    const place = places[pointer]
    return place ? <PlaceNote place={place} /> : <p className={css.noPlace}>нет в файле</p>
  }
}

function PlaceNote({ place: { path, line, excerpt, isCut } }: { place: FilePlace }) {
  return (
    <details className={css.place}>
      <summary className={css.placePath}>
        <Path path={path} />, строка&nbsp;{line}
      </summary>
      <code className={css.excerpt}>
        {excerpt}
        {isCut && ' …'}
      </code>
    </details>
  )
}
