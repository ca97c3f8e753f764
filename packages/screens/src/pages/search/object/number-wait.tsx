import { createClient } from '@proverka/api'
import { numberWaits } from '@proverka/api/calls'
import { numberWaitConsent } from '@proverka/domain/legal'
import { NumberWaitForm } from '@proverka/ui/forms'
import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { siteFactsAtom } from '../../../runtime/brand/site-facts.ts'
import { clientOptions } from '../../../runtime/data/client-options.ts'
import { useFormSending } from '../../../runtime/error/use-form-sending.tsx'
import * as css from './unconfirmed.css.ts'
import { momentOf } from './unconfirmed-view.ts'

/** Hands an unconfirmed key to the operator; one email answers (REG-09). */
export function NumberWait({ objectKey }: { objectKey: string }) {
  const operator = useAtomValue(siteFactsAtom)?.operator
  const [sent, setSent] = useState<{ readonly email: string; readonly answerBy: string }>()
  const sending = useFormSending(async ({ note, email }: { note: string; email: string }) => {
    const { answer_by } = await createClient({ numberWaits }, clientOptions).numberWaits.ask({
      body: { key: objectKey, note, email },
    })
    setSent({ email, answerBy: answer_by })
  })
  if (sent)
    return (
      <p role="status" className={css.asideText}>
        Письмо ушло на {sent.email}. Подтвердите почту по ссылке из него: без этого мы не напишем. Ответ до{' '}
        {momentOf(sent.answerBy)}. Если вы уже подтверждали ее здесь, второго письма не будет.
      </p>
    )
  return (
    <>
      <p className={css.asideText}>
        Оператор найдет объект в Росреестре: по номеру, адресу или договору. Бесплатно, платить — когда
        найдется. Ответим письмом за один рабочий день.
      </p>
      <div className={css.asideForm}>
        <NumberWaitForm {...sending} after={operator && numberWaitConsent(operator)} />
      </div>
    </>
  )
}
