import { payerErrors, payerPayload, type PayerForm } from '@proverka/domain/accounts'
import { InputError } from '../../platform/refusals.ts'

/** Checked requisites; the first wrong field is refused in the words of its rule. */
export function readPayer(form: PayerForm): PayerForm {
  const [wrong] = Object.entries(payerErrors(form))
  if (wrong) throw new InputError(`body.${wrong[0]}`, wrong[1])
  return payerPayload(form)
}
