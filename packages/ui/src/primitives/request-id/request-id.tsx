import { visuallyHidden } from '../../theme/text.css.ts'
import { copyWords } from '../copy-button/copy-words.ts'
import { useCopy } from '../copy-button/use-copy.ts'
import { LinkButton } from '../link/link.tsx'
import * as css from './request-id.css.ts'

export interface RequestIdProps {
  /** As it appears in the server log. */
  id: string
}

const labels = {
  idle: 'Скопировать',
  copied: 'Скопировано',
  refused: 'Не удалось, выделите номер',
}

/** The number of a request that failed for an unknown reason: support finds the failure by it. */
export function RequestId({ id }: RequestIdProps) {
  const { state, copy } = useCopy(id)
  return (
    <span className={css.line}>
      Номер запроса: <code className={css.id}>{id}</code>{' '}
      <LinkButton className={css.copy} onClick={() => void copy()}>
        {labels[state]}
      </LinkButton>
      <span role="status" className={visuallyHidden}>
        {copyWords[state]}
      </span>
    </span>
  )
}
