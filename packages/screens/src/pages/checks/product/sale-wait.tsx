import { createClient } from '@proverka/api'
import { saleWaits } from '@proverka/api/calls'
import { saleWaitConsent } from '@proverka/domain/legal'
import { SaleWaitForm } from '@proverka/ui/forms'
import { useAtomValue } from 'jotai'
import { useState } from 'react'
import { siteFactsAtom } from '../../../runtime/brand/site-facts.ts'
import { clientOptions } from '../../../runtime/data/client-options.ts'
import { useFormSending } from '../../../runtime/error/use-form-sending.tsx'

/** Leaves an address that gets one email when the check is for sale (SELL-01). */
export function SaleWait({ productName }: { productName: string }) {
  const operator = useAtomValue(siteFactsAtom)?.operator
  const [sentTo, setSentTo] = useState<string>()
  const sending = useFormSending(async ({ email }: { email: string }) => {
    await createClient({ saleWaits }, clientOptions).saleWaits.ask({
      body: { product_name: productName, email },
    })
    setSentTo(email)
  })
  if (sentTo !== undefined)
    return (
      <p role="status">
        Письмо ушло на {sentTo}. Подтвердите почту по ссылке из него: без этого мы не напишем. Если вы уже
        подтверждали ее здесь, второго письма не будет.
      </p>
    )
  return <SaleWaitForm {...sending} after={operator && saleWaitConsent(operator)} />
}
