import { normalisePlate, normaliseVin, requiredRule, validate } from '@proverka/domain'
import { CERTIFICATE_MESSAGE, normaliseCertificate } from '@proverka/domain/checks'
import { PlateField } from '../../fields/plate-field/plate-field.tsx'
import { RadioGroup } from '../../fields/radio-group/radio-group.tsx'
import { TextField } from '../../fields/text-field/text-field.tsx'
import { VinField } from '../../fields/vin-field/vin-field.tsx'
import type { DraftedProps, FormProps } from '../form-shell/form-props.ts'
import { FormShell } from '../form-shell/form-shell.tsx'
import { useForm } from '../form-shell/use-form.ts'

/** `metadata.entityAuto` of the order: the car by one of its two numbers. */
export type CarValues =
  | { /** 17 Latin capitals and digits. */ vin: string }
  | { /** Cyrillic capitals without spaces. */ plate: string; /** Without spaces. */ certificate?: string }

export interface CarFormProps extends FormProps<CarValues>, DraftedProps {
  /** Which number is asked for first. */
  initialBy?: 'plate' | 'vin'
  /** Fines are shown for a plate and the certificate of registration together. */
  asksCertificate?: boolean
  /** Registers are asked by the VIN alone. */
  onlyByVin?: boolean
  /** «Проверить за 99 ₽». */
  submitText: string
}

const ways = [
  { value: 'plate', label: 'По госномеру' },
  { value: 'vin', label: 'По VIN' },
]

/** A car by its plate or its VIN (PROD-26). Switching between the two keeps what was typed. */
export function CarForm(props: CarFormProps) {
  const {
    onlyByVin = false,
    initialBy = onlyByVin ? 'vin' : 'plate',
    asksCertificate = false,
    submitText,
    onSubmit,
    loading,
    refusals,
    draft,
    ...frame
  } = props
  const form = useForm({
    initial: { by: initialBy, plate: '', vin: '', certificate: '' },
    fields: {
      by: { label: 'Как найти машину' },
      plate: {
        label: 'Госномер',
        rule: (value, { by }) =>
          by === 'plate' ? (requiredRule(value) ?? validate('plate', value)) : undefined,
      },
      vin: {
        label: 'VIN',
        rule: (value, { by }) => (by === 'vin' ? (requiredRule(value) ?? validate('vin', value)) : undefined),
      },
      certificate: {
        label: 'СТС',
        secret: true,
        rule: (value) => (asksCertificate ? (requiredRule(value) ?? certificateRule(value)) : undefined),
      },
    },
    draft,
    loading,
    refusals,
    onSubmit: (values) => onSubmit(carOf(values, asksCertificate)),
  })
  return (
    <FormShell form={form} label="Проверка авто" submitText={submitText} {...frame}>
      {!asksCertificate && !onlyByVin && <RadioGroup {...form.field('by')} options={ways} inline />}
      {form.values.by === 'vin' ? (
        <VinField {...form.field('vin')} hint={'В СТС и ПТС, на кузове под лобовым стеклом'} />
      ) : (
        <PlateField {...form.field('plate')} hint={'С регионом, русскими или латинскими буквами'} />
      )}
      {asksCertificate && (
        <TextField
          {...form.field('certificate')}
          placeholder="00 00 000000"
          autoComplete="off"
          hint={'Розовая карточка: серия и номер свидетельства о регистрации'}
        />
      )}
    </FormShell>
  )
}

const certificateRule = (text: string): string | undefined =>
  normaliseCertificate(text) === null ? CERTIFICATE_MESSAGE : undefined

interface TypedCar {
  readonly by: 'plate' | 'vin'
  readonly plate: string
  readonly vin: string
  readonly certificate: string
}

function carOf({ by, plate, vin, certificate }: TypedCar, asksCertificate: boolean): CarValues {
  if (by === 'vin') return { vin: normaliseVin(vin) ?? vin }
  return {
    plate: normalisePlate(plate) ?? plate,
    ...(asksCertificate && { certificate: normaliseCertificate(certificate) ?? certificate }),
  }
}
