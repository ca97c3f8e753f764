import { typograph } from '@proverka/domain'
import type { ReactNode } from 'react'
import { LinkButton } from '../../primitives/link/link.tsx'
import { visuallyHidden } from '../../theme/text.css.ts'
import { Modal } from '../modal/modal.tsx'
import { ResultRow } from './result-row.tsx'
import type { SearchResult } from './result-row.tsx'
import * as css from './search-results-dialog.css.ts'

export type { SearchResult } from './result-row.tsx'

export interface SearchResultsDialogProps {
  open: boolean
  onClose: () => void
  onClosed?: () => void
  /** The searched text. */
  query: string
  results: readonly SearchResult[]
  onSelect: (key: string) => void
  /** Called once per row, when its details are first opened (SEARCH-23). */
  onDetails?: (key: string) => void
  details?: Readonly<Record<string, ReactNode>>
  /** A further thing that can be done with a found object, by its key. */
  extraOf?: (key: string) => ReactNode
  /** The picker of a flat where all that was found is in one house: it comes first, the list is folded below it. */
  picker?: ReactNode
  /** There are more that are not shown. */
  isCut?: boolean
  /** «Нет нужного объекта»: goes on with the typed text. */
  onNone?: () => void
}

/** «Выберите объект»: several objects fit the text and the person decides (SEARCH-25..28). */
export function SearchResultsDialog(props: SearchResultsDialogProps) {
  const {
    open,
    onClose,
    onClosed,
    query,
    results,
    onSelect,
    onDetails,
    details,
    onNone,
    isCut,
    picker,
    extraOf,
  } = props
  const list = (
    <div className={css.list}>
      <table className={css.table}>
        <caption className={visuallyHidden}>Найденные объекты</caption>
        <thead className={css.head}>
          <tr>
            <th scope="col" className={css.columnHead}>
              Кадастровый номер, статус
            </th>
            <th scope="col" className={css.areaHead}>
              Площадь, м²
            </th>
            <th scope="col" className={css.columnHead}>
              Тип
            </th>
            <th scope="col" className={css.columnHead}>
              Адрес
            </th>
            <th scope="col" className={css.columnHead}>
              <span className={visuallyHidden}>Выбор</span>
            </th>
          </tr>
        </thead>
        <tbody className={css.rows}>
          {results.map((result) => (
            <ResultRow
              key={result.key}
              result={result}
              onSelect={() => onSelect(result.key)}
              onDetails={onDetails && (() => onDetails(result.key))}
              details={details?.[result.key]}
              extra={extraOf?.(result.key)}
            />
          ))}
        </tbody>
      </table>
    </div>
  )
  return (
    <Modal
      open={open}
      onClose={onClose}
      onClosed={onClosed}
      title="Выберите объект"
      note={
        <>
          Найдено: {results.length}, по запросу «{typograph(query)}»
          {isCut && '. Показаны не все: допишите дом или квартиру'}
        </>
      }
      width={1040}
      flush
    >
      {picker ? (
        <div className={css.house}>
          {picker}
          <details className={css.all}>
            <summary>Все найденное с площадью и статусом</summary>
            {list}
          </details>
        </div>
      ) : (
        list
      )}
      <div className={css.foot}>
        <p>Одинаковые квартиры? Сравните площадь с договором.</p>
        {onNone && <LinkButton onClick={onNone}>Нет нужного объекта</LinkButton>}
      </div>
    </Modal>
  )
}
