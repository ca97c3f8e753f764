import { typograph } from '@proverka/domain'
import { isWarningStatus } from '@proverka/domain/property'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { Button } from '../../primitives/button/button.tsx'
import { CadastralNumber } from '../../report/cadastral-number/cadastral-number.tsx'
import { LinkButton } from '../../primitives/link/link.tsx'
import { ResultBadge, ResultWord } from '../../primitives/result/result-badge.tsx'
import { Skeleton } from '../../primitives/skeleton/skeleton.tsx'
import * as css from './search-results-dialog.css.ts'

export interface SearchResult {
  key: string
  number: string
  /** Square metres, ready for reading: «54,3». */
  area: string
  type: string
  address: string
  /** As the register says: «Снят с учета»; empty where it says nothing. */
  status: string
}

/** Of an object whose status the register does not say: that it has a record is all that is known. */
const RECORDED = 'Есть в реестре'

export interface ResultRowProps {
  result: SearchResult
  onSelect: () => void
  /** Asked for at the first opening only (SEARCH-23). */
  onDetails?: () => void
  details?: ReactNode
  /** A further thing that can be done with the object. */
  extra?: ReactNode
}

/** One found object: warning for «Аннулирован» and «Снят с учета», a tick otherwise (SEARCH-27). */
export function ResultRow({ result, onSelect, onDetails, details, extra }: ResultRowProps) {
  const [open, setOpen] = useState(false)
  const [asked, setAsked] = useState(false)
  const gone = isWarningStatus(result.status)
  const toggle = () => {
    setOpen(!open)
    if (asked) return
    setAsked(true)
    onDetails?.()
  }
  return (
    <>
      <tr className={css.row}>
        <td className={css.whole}>
          <CadastralNumber size="small" struck={gone}>
            {result.number || 'Номер не указан'}
          </CadastralNumber>
          <div className={css.status}>
            {gone ? (
              <ResultBadge tone="orange">{result.status}</ResultBadge>
            ) : (
              <ResultWord tone="green">{result.status || RECORDED}</ResultWord>
            )}
          </div>
          {onDetails && (
            <div className={css.more}>
              <LinkButton aria-expanded={open} onClick={toggle}>
                {open ? 'Скрыть подробности' : 'Подробнее'}
              </LinkButton>
            </div>
          )}
        </td>
        <td className={css.area}>{result.area ? `${result.area}\u00a0м²` : '—'}</td>
        <td className={css.kind}>{result.type}</td>
        <td className={css.address}>
          {typograph(result.address)}
          {gone && <span className={css.past}>Выписка покажет только прошлое</span>}
        </td>
        <td className={css.action}>
          {extra}
          <Button
            size="s"
            variant={gone ? 'secondary' : 'primary'}
            onClick={onSelect}
            aria-label={`Выбрать ${result.number || result.address}`}
          >
            Выбрать
          </Button>
        </td>
      </tr>
      {open && (
        <tr className={css.details}>
          <td colSpan={5} className={css.detailsCell}>
            {details ?? <Skeleton lines={2} />}
          </td>
        </tr>
      )}
    </>
  )
}
