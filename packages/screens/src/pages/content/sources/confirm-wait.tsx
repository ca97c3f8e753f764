import { createClient } from '@proverka/api'
import { saleWaits } from '@proverka/api/calls'
import { clientOptions } from '../../../runtime/data/client-options.ts'
import { WaitConfirmation } from '../../../runtime/page/wait-confirmation.tsx'

async function confirm(token: string) {
  const { titles } = await createClient({ saleWaits }, clientOptions).saleWaits.confirm({ body: { token } })
  return `Напишем один раз, когда появится: ${titles.join(', ')}. Потом почту удалим.`
}

/** Confirms an email that waits for a check. */
export const ConfirmWait = () => <WaitConfirmation confirm={confirm} />
