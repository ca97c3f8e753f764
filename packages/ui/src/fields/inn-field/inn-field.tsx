import type { FieldProps } from '../field/field.tsx'
import { innMask } from '../masked-input/mask-inn.ts'
import { MaskedField } from '../masked-input/masked-field.tsx'

export interface InnFieldProps extends FieldProps {
  /** Whose INN is asked for: twelve digits of a person, ten of an organisation, either of them. */
  of?: 'person' | 'company' | 'any'
}

const masks = { person: innMask(12), company: innMask(10), any: innMask() }
const placeholders = { person: '12 цифр', company: '10 цифр', any: '10 или 12 цифр' }

/** An INN in bare digits; requisites pasted as «ИНН/КПП» give their INN. The rule says whether the number is right. */
export function InnField({ of = 'any', ...props }: InnFieldProps) {
  return <MaskedField placeholder={placeholders[of]} {...props} mask={masks[of]} />
}
