import { isCode, normaliseCode } from '@proverka/report-proof/code'
import { ReportCodeField } from '@proverka/ui/fields'
import { Button } from '@proverka/ui/primitives'
import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { findCode, refuseCode, startAgain, verificationAtom } from './verify-store.ts'
import * as css from './verify.css.ts'

/** The check sign does not fit: a slip of the one who typed, no answer about a document. */
export const CODE_ERROR = 'В коде ошибка: последний знак не сходится с остальными. Сверьте его с отчетом.'
const CODE_INCOMPLETE = 'В коде десять знаков, наберите все.'

/** The short code from the corner of a page. */
export function CodeForm({ initial }: { readonly initial: string }) {
  const [value, setValue] = useState(
    initial.length > 5 ? `${initial.slice(0, 5)}-${initial.slice(5)}` : initial,
  )
  const state = useAtomValue(verificationAtom)
  return (
    <form
      className={css.form}
      onSubmit={(event) => {
        event.preventDefault()
        check(value)
      }}
    >
      <ReportCodeField
        label="Короткий код из угла страницы"
        name="code"
        value={value}
        read={normaliseCode}
        error={state.kind === 'refused' && state.place === 'code' ? state.text : undefined}
        onChange={(text) => {
          // What was said of another text is over.
          if (text !== value && state.kind === 'refused') startAgain()
          setValue(text)
        }}
        onComplete={check}
      />
      <Button type="submit" variant="secondary" loading={state.kind === 'busy' && state.place === 'code'}>
        Найти по коду
      </Button>
    </form>
  )
}

function check(text: string): void {
  const code = normaliseCode(text)
  if (isCode(code)) void findCode(code)
  else refuseCode(code.length < 10 ? CODE_INCOMPLETE : CODE_ERROR)
}
