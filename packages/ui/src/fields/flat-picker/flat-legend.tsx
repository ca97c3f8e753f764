import { pluralWord } from '@proverka/domain'
import { clsx } from 'clsx'
import type { FlatChoice } from './flat-choice.ts'
import * as css from './flat-picker.css.ts'

/** What the looks of the cells mean, where there is more than one. */
export function FlatLegend({ flats }: { flats: readonly FlatChoice[] }) {
  const gone = flats.filter((flat) => flat.gone !== '').length
  const unnumbered = flats.filter((flat) => flat.gone === '' && flat.cadastralNumber === '').length
  if (gone + unnumbered === 0) return null
  return (
    <ul className={css.legend}>
      <li>
        <i className={css.sign} />
        {flats.length - gone - unnumbered} с кадастровым номером
      </li>
      {unnumbered > 0 && (
        <li>
          <i className={clsx(css.sign, css.unnumbered)} />
          {unnumbered} без номера в реестре
        </li>
      )}
      {gone > 0 && (
        <li>
          <i className={clsx(css.sign, css.gone)} />
          {gone} {pluralWord(gone, 'снята', 'сняты', 'снято')} с учета
        </li>
      )}
    </ul>
  )
}
