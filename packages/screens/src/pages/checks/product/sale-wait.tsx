import { createClient } from '@proverka/api'
import { saleWaits } from '@proverka/api/calls'
import { saleWaitConsent } from '@proverka/domain/legal'
import { SaleWaitForm } from '@proverka/ui/forms'
import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { siteFactsAtom } from '../../../runtime/brand/site-facts.ts'
import { clientOptions } from '../../../runtime/data/client-options.ts'
import { ErrorText } from '../../../runtime/error/error-text.tsx'

/** Leaves an address that gets one email when the check is for sale (SELL-01). */
export function SaleWait({ productName }: { productName: string }) {
  const operator = useAtomValue(siteFactsAtom)?.operator
  const [sentTo, setSentTo] = useState<string>()
  const [isSending, setSending] = useState(false)
  const [error, setError] = useState<unknown>()
  const send = async ({ email }: { email: string }) => {
    setSending(true)
    setError(undefined)
    try {
      await createClient({ saleWaits }, clientOptions).saleWaits.ask({
        body: { product_name: productName, email },
      })
      setSentTo(email)
    } catch (failure) {
      setError(failure)
      throw failure
    } finally {
      setSending(false)
    }
  }
  if (sentTo !== undefined)
    return (
      <p role="status">
        Письмо ушло на {sentTo}. Подтвердите почту по ссылке из него: без этого мы не напишем. Если вы уже
        подтверждали ее здесь, второго письма не будет.
      </p>
    )
  return (
    <SaleWaitForm
      onSubmit={send}
      loading={isSending}
      error={error === undefined ? undefined : <ErrorText error={error} />}
      after={operator && saleWaitConsent(operator)}
    />
  )
}
