import { visuallyHidden } from '../../theme/text.css.ts'
import * as css from './masked-text.css.ts'

export interface MaskedTextProps {
  /** What the mask leaves: «М··· С···». */
  text: string
}

/** A personal datum that is closed until somebody gives a reason to see it. */
export function MaskedText({ text }: MaskedTextProps) {
  return (
    <span className={css.masked}>
      <span className={visuallyHidden}>закрыто: </span>
      {text}
    </span>
  )
}
