import { normalisePlate, normaliseVin, required, validate } from '@proverka/domain'
import { PlateField } from '../../fields/plate-field/plate-field.tsx'
import { RadioGroup } from '../../fields/radio-group/radio-group.tsx'
import { VinField } from '../../fields/vin-field/vin-field.tsx'
import type { FormProps } from '../form-shell/form-props.ts'
import { FormShell } from '../form-shell/form-shell.tsx'
import { useForm } from '../form-shell/use-form.ts'

/** `metadata.entityAuto` of the order: the car by one of its two numbers. */
export type CarValues =
  | { /** 17 Latin capitals and digits. */ vin: string }
  | { /** Cyrillic capitals without spaces. */ plate: string }

export interface CarFormProps extends FormProps<CarValues> {
  /** Which number is asked for first. */
  initialBy?: 'plate' | 'vin'
  /** «Проверить за 99 ₽». */
  submitText: string
}

const ways = [
  { value: 'plate', label: 'По\u00a0госномеру' },
  { value: 'vin', label: 'По\u00a0VIN' },
]

/** A car by its plate or its VIN (PROD-26). What was typed stays when the way is changed and changed back. */
export function CarForm(props: CarFormProps) {
  const { initialBy = 'plate', submitText, onSubmit, loading, refusals, ...frame } = props
  const form = useForm({
    initial: { by: initialBy, plate: '', vin: '' },
    fields: {
      by: { label: 'Как найти машину' },
      plate: {
        label: 'Госномер',
        rule: (value, { by }) => (by === 'plate' ? (required(value) ?? validate('plate', value)) : undefined),
      },
      vin: {
        label: 'VIN',
        rule: (value, { by }) => (by === 'vin' ? (required(value) ?? validate('vin', value)) : undefined),
      },
    },
    loading,
    refusals,
    onSubmit: ({ by, plate, vin }) =>
      onSubmit(by === 'vin' ? { vin: normaliseVin(vin) ?? vin } : { plate: normalisePlate(plate) ?? plate }),
  })
  return (
    <FormShell form={form} label="Проверка авто" submitText={submitText} {...frame}>
      <RadioGroup {...form.field('by')} options={ways} inline />
      {form.values.by === 'vin' ? (
        <VinField {...form.field('vin')} hint={'В\u00a0СТС и\u00a0ПТС, на\u00a0кузове под лобовым стеклом'} />
      ) : (
        <PlateField {...form.field('plate')} hint={'С\u00a0регионом, русскими или латинскими буквами'} />
      )}
    </FormShell>
  )
}
