import { describeInn, isInn } from '@proverka/domain'
import type { CompanySuggestion } from '@proverka/domain/property'
import { CompanyField } from '../../fields/company-field/company-field.tsx'
import type { LoadSuggestions } from '../../fields/suggest/suggestion-loader.ts'
import type { DraftedProps, FormProps } from '../form-shell/form-props.ts'
import { FormShell } from '../form-shell/form-shell.tsx'
import { useForm } from '../form-shell/use-form.ts'
import { requiredText } from '../form-rules.ts'

export interface CounterpartyValues {
  /** Ten digits of a company, twelve of an entrepreneur. */
  inn: string
  /** The name as the register has it, when it was chosen among the suggestions. */
  name?: string
}

export interface CounterpartyFormProps extends FormProps<CounterpartyValues>, DraftedProps {
  loadCompanies: LoadSuggestions<CompanySuggestion>
  /** «Проверить за 299 ₽». */
  submitText: string
}

/** Shown for a name that belongs to no chosen company: namesakes are many, the INN is one. */
const COMPANY_MESSAGE = 'Выберите компанию из подсказок или введите ИНН'

/** A company or an entrepreneur by INN, or by a name chosen among the suggestions (PROD-24, SEARCH-34). */
export function CounterpartyForm(props: CounterpartyFormProps) {
  const { loadCompanies, submitText, onSubmit, loading, refusals, draft, ...frame } = props
  const form = useForm({
    initial: { company: '', pickedName: '', pickedInn: '' },
    fields: {
      company: {
        label: 'Компания или предприниматель',
        rule: (value, { pickedName }) =>
          requiredText(value) ?? (value === pickedName ? undefined : typedRule(value)),
      },
      pickedName: { label: '' },
      pickedInn: { label: '' },
    },
    draft,
    loading,
    refusals,
    onSubmit: ({ company, pickedName, pickedInn }) =>
      onSubmit(company === pickedName ? { inn: pickedInn, name: pickedName } : { inn: company.trim() }),
  })
  return (
    <FormShell form={form} label="Проверка контрагента" submitText={submitText} {...frame}>
      <CompanyField
        {...form.field('company')}
        hint={`Название или ИНН: 10 цифр у организации, 12 у предпринимателя`}
        load={loadCompanies}
        onPick={({ value, data }) => {
          if (!isInn(data.inn)) return
          form.set('pickedName', value)
          form.set('pickedInn', data.inn)
        }}
      />
    </FormShell>
  )
}

function typedRule(text: string): string | undefined {
  return /\p{L}/u.test(text) ? COMPANY_MESSAGE : describeInn(text.trim())
}
