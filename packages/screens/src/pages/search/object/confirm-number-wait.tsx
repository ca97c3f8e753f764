import { createClient } from '@proverka/api'
import { numberWaits } from '@proverka/api/calls'
import { clientOptions } from '../../../runtime/data/client-options.ts'
import { WaitConfirmation } from '../../../runtime/page/wait-confirmation.tsx'
import { momentOf } from './unconfirmed-view.ts'

const calls = () => createClient({ numberWaits }, clientOptions).numberWaits

async function confirm(token: string) {
  const { keys, answer_by } = await calls().confirm({ body: { token } })
  return `Ответим письмом до ${momentOf(answer_by)}: ${keys.join('; ')}. Потом запрос и почту удалим.`
}

const remove = (token: string) => calls().remove({ body: { token } })

/** Confirms what was handed to the operator. */
export const ConfirmNumberWait = () => <WaitConfirmation confirm={confirm} remove={remove} />
