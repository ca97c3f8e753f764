import type { Kopecks } from '@proverka/domain'
import type { FieldProps } from '../field/field.tsx'
import { kopecksOf } from './kopecks-of.ts'
import { NumberField } from '../number-field/number-field.tsx'

export interface MoneyFieldProps extends FieldProps {
  /** Called after `onChange` with the amount in kopecks; null while the text is not one. */
  onKopecks?: (kopecks: Kopecks | null) => void
  /** Asks for whole roubles alone. */
  whole?: boolean
}

/** An amount in roubles as people write it. The value is roubles as `1234.5`; `kopecksOf` reads the kopecks from it. */
export function MoneyField({ onKopecks, whole = false, onChange, ...props }: MoneyFieldProps) {
  return (
    <NumberField
      {...props}
      fraction={whole ? 0 : 2}
      unit="₽"
      onChange={(value) => {
        onChange(value)
        onKopecks?.(kopecksOf(value))
      }}
    />
  )
}
