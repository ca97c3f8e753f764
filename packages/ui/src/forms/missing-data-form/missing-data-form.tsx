import { readAddedData } from '@proverka/domain/reports'
import type { AddableData, AddedData } from '@proverka/domain/reports'
import { TextField } from '../../fields/text-field/text-field.tsx'
import type { FormProps } from '../form-shell/form-props.ts'
import { FormShell } from '../form-shell/form-shell.tsx'
import { useForm } from '../form-shell/use-form.ts'
import { DocumentField } from '../person-fields/more-data.tsx'
import { RegionField } from '../person-fields/person-fields.tsx'
import { personFields } from '../person-fields/person-values.ts'

export interface MissingDataFormProps extends FormProps<AddedData> {
  /** Which data may be added; what the report has is not asked for again. */
  missing: readonly AddableData[]
}

const NOTHING_GIVEN = 'Заполните хотя бы одно поле'

/** Data that a report lacked: what is added is checked free of charge (TRUE-09). */
export function MissingDataForm({ missing, onSubmit, loading, refusals, ...frame }: MissingDataFormProps) {
  const [first] = missing
  const unlessEmpty =
    (name: AddableData, rule: (value: string) => string | undefined) =>
    (value: string, values: Record<AddableData, string>) => {
      const isEmpty = missing.every((key) => values[key].trim() === '')
      return isEmpty && name === first ? NOTHING_GIVEN : rule(value)
    }
  const form = useForm<Record<AddableData, string>>({
    initial: { middleName: '', region: '', inn: '', passport: '', license: '' },
    fields: {
      passport: { label: 'Паспорт', rule: unlessEmpty('passport', personFields.passport.rule) },
      license: {
        label: 'Водительское удостоверение',
        rule: unlessEmpty('license', personFields.license.rule),
      },
      inn: { label: 'ИНН', rule: unlessEmpty('inn', personFields.inn.rule) },
      middleName: { label: 'Отчество', rule: unlessEmpty('middleName', personFields.middleName.rule) },
      region: { label: 'Регион', rule: unlessEmpty('region', personFields.region.rule) },
    },
    loading,
    refusals,
    onSubmit: (values) => onSubmit(readAddedData(values)),
  })
  return (
    <FormShell form={form} label="Недостающие данные" submitText="Проверить бесплатно" {...frame}>
      {missing.map((name) => {
        if (name === 'region') return <RegionField key={name} form={form} />
        if (name === 'middleName')
          return (
            <TextField key={name} {...form.field(name)} optional autoComplete="off" autoCapitalize="words" />
          )
        return <DocumentField key={name} form={form} name={name} />
      })}
    </FormShell>
  )
}
