import type { RegisterLine } from '@proverka/domain/views'
import { ResultMark } from '@proverka/ui/primitives'
import * as css from '../register-files.css.ts'

/** Answers about a document one below the other: none of them implies another. */
export function SignatureLines({ label, lines }: { label: string; lines: readonly RegisterLine[] }) {
  return (
    <ul className={css.lines} aria-label={label}>
      {lines.map(({ key, tone, title, text }) => (
        <li key={key} className={css.line}>
          <ResultMark tone={tone} />
          <div>
            <b className={css.title}>{title}</b>
            <p className={css.quiet}>{text}</p>
          </div>
        </li>
      ))}
    </ul>
  )
}
