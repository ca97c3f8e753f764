import type { SignatureLine } from '@proverka/domain/views'
import { ResultMark } from '@proverka/ui/primitives'
import * as css from './result.css.ts'

/** The three answers about a signature, side by side: none of them implies another. */
export function SignatureStrip({ lines }: { lines: readonly SignatureLine[] }) {
  return (
    <ul className={css.strip} aria-label="Подпись файла">
      {lines.map(({ key, tone, title, text }) => (
        <li key={key} className={css.stripCell}>
          <ResultMark tone={tone} />
          <div>
            <b className={css.stripTitle}>{title}</b>
            <p className={css.stripText}>{text}</p>
          </div>
        </li>
      ))}
    </ul>
  )
}
