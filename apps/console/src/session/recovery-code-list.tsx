import { CopyButton } from '@proverka/ui/primitives'
import * as css from './entry.css.ts'

/** Recovery codes, which are shown once. */
export function RecoveryCodeList({ codes }: { codes: readonly string[] }) {
  return (
    <>
      <ul className={css.codes} aria-label="Запасные коды">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div>
        <CopyButton text={codes.join('\n')} size="s" />
      </div>
    </>
  )
}
