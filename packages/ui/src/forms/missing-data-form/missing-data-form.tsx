import { nameFault, REQUIRED_MESSAGE } from '@proverka/domain'
import { schemaRule } from '@proverka/domain/internal'
import { ADDED_DATA_ENTRIES, readAddedData } from '@proverka/domain/checks'
import type { AddableData, AddedData } from '@proverka/domain/checks'
import type { WantedDatum } from '@proverka/domain/reports'
import { InnField } from '../../fields/inn-field/inn-field.tsx'
import { PassportField } from '../../fields/passport-field/passport-field.tsx'
import { PlateField } from '../../fields/plate-field/plate-field.tsx'
import { Select } from '../../fields/select/select.tsx'
import { TextField } from '../../fields/text-field/text-field.tsx'
import { VinField } from '../../fields/vin-field/vin-field.tsx'
import type { FormProps } from '../form-shell/form-props.ts'
import { FormShell } from '../form-shell/form-shell.tsx'
import { useForm } from '../form-shell/use-form.ts'
import type { FieldSpec, Form } from '../form-shell/use-form.ts'
import { regions } from '../person-fields/person-fields.tsx'

type Values = Record<AddableData, string>

export interface MissingDataFormProps extends FormProps<AddedData> {
  /** Which data may be added; what the report has is not asked for again. */
  wanted: readonly WantedDatum[]
}

const NOTHING_GIVEN = 'Заполните хотя бы одно поле'

const LABELS: Readonly<Values> = {
  middleName: 'Отчество',
  region: 'Регион',
  inn: 'ИНН',
  passport: 'Паспорт',
  license: 'Водительское удостоверение',
  vin: 'VIN',
  plate: 'Госномер',
  certificate: 'СТС',
}

const NAMES = Object.keys(LABELS) as AddableData[]
const EMPTY = valuesOf(() => '')
/** Documents are never stored in a draft. */
const SECRET: ReadonlySet<AddableData> = new Set(['passport', 'license', 'certificate'])

/** Data that a report lacked: what is added is checked free of charge (TRUE-09). */
export function MissingDataForm({ wanted, onSubmit, loading, refusals, ...frame }: MissingDataFormProps) {
  const first = wanted[0]?.name
  const ruleOf = (name: AddableData) => {
    const rule = schemaRule(ADDED_DATA_ENTRIES[name])
    return (value: string, values: Values) => {
      const isEmpty = wanted.every((datum) => values[datum.name].trim() === '')
      if (isEmpty && name === first) return wanted.length === 1 ? REQUIRED_MESSAGE : NOTHING_GIVEN
      return rule(value) ?? (name === 'middleName' ? nameFault(value) : undefined)
    }
  }
  const form = useForm<Values>({
    initial: EMPTY,
    fields: valuesOf((name): FieldSpec<Values> => ({
      label: LABELS[name],
      rule: ruleOf(name),
      secret: SECRET.has(name),
    })),
    loading,
    refusals,
    // The button that opened the form is gone.
    focusOn: first,
    onSubmit: (values) => onSubmit(readAddedData(values)),
  })
  return (
    <FormShell form={form} label="Недостающие данные" submitText="Проверить бесплатно" {...frame}>
      {wanted.map((datum) => (
        <DatumField key={datum.name} form={form} datum={datum} isOnly={wanted.length === 1} />
      ))}
    </FormShell>
  )
}

interface DatumFieldProps {
  readonly form: Form<Values>
  readonly datum: WantedDatum
  /** Nothing else is asked for, so that it is not optional. */
  readonly isOnly: boolean
}

/** A field of one datum with what it lets us check. */
function DatumField({ form, datum, isOnly }: DatumFieldProps) {
  const field = { ...form.field(datum.name), optional: !isOnly, hint: hintOf(datum) }
  switch (datum.name) {
    case 'region':
      return <Select {...field} options={regions} placeholder="Не указан" />
    case 'passport':
      return <PassportField {...field} />
    case 'inn':
      return <InnField {...field} of="person" />
    case 'vin':
      return <VinField {...field} />
    case 'plate':
      return <PlateField {...field} />
    case 'middleName':
      return <TextField {...field} autoComplete="off" autoCapitalize="words" />
    default:
      return <TextField {...field} placeholder="00 00 000000" autoComplete="off" />
  }
}

/** «Проверим: штрафы, если заполнить и «СТС»». */
function hintOf({ checks, alsoNeeds }: WantedDatum): string {
  const checked = `Проверим: ${checks.map(lowerFirst).join(', ')}`
  return alsoNeeds.length === 0
    ? checked
    : `${checked}, если заполнить и ${alsoNeeds.map((name) => `«${LABELS[name]}»`).join(', ')}`
}

/** An abbreviation stays: «ИП и участие в компаниях». */
function lowerFirst(text: string): string {
  return /^[А-ЯЁ][а-яё]/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text
}

function valuesOf<Value>(valueOf: (name: AddableData) => Value): Record<AddableData, Value> {
  return Object.fromEntries(NAMES.map((name) => [name, valueOf(name)])) as Record<AddableData, Value>
}
