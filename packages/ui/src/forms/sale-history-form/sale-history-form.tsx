import { cutApartmentPart } from '@proverka/domain/property'
import type { AddressSuggestion } from '@proverka/domain/property'
import { AddressField } from '../../fields/address-field/address-field.tsx'
import type { LoadSuggestions } from '../../fields/suggest/suggestion-loader.ts'
import type { AnsweredProps, FormProps } from '../form-shell/form-props.ts'
import { FormShell } from '../form-shell/form-shell.tsx'
import { useForm } from '../form-shell/use-form.ts'
import { houseAddress } from '../form-rules.ts'

export interface SaleHistoryValues {
  /** The address of the house, trimmed and without a flat. */
  address: string
}

export interface SaleHistoryFormProps extends FormProps<SaleHistoryValues>, AnsweredProps {
  initialAddress?: string
  loadAddresses: LoadSuggestions<AddressSuggestion>
}

/** The house whose sales are shown (PROD-10); a flat in the address is left out, since the history is of them all. */
export function SaleHistoryForm(props: SaleHistoryFormProps) {
  const { initialAddress = '', loadAddresses, onSubmit, onEdit, loading, refusals, ...frame } = props
  const form = useForm({
    initial: { address: initialAddress },
    fields: {
      address: { label: 'Адрес дома', rule: houseAddress },
    },
    loading,
    refusals,
    onEdit,
    onSubmit: ({ address }) => onSubmit({ address: cutApartmentPart(address.trim()) }),
  })
  return (
    <FormShell form={form} label="История продаж" submitText="Показать продажи" {...frame}>
      <AddressField
        {...form.field('address')}
        placeholder="Город, улица, дом"
        hint="Покажем продажи всех квартир дома"
        load={loadAddresses}
      />
    </FormShell>
  )
}
