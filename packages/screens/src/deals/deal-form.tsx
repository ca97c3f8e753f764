import { buildPath } from '@proverka/domain/navigation'
import { DateField, MoneyField, TextField } from '@proverka/ui/fields'
import { FormRow, FormShell, requiredText, useForm } from '@proverka/ui/forms'
import { useNavigate } from 'react-router'
import { getApi } from '../data/api.ts'
import { useRepeatKey } from '../data/use-repeat-key.ts'
import { ErrorText } from '../error/error-text.tsx'
import { useDealChange } from './data.ts'

/** Opens a folder: the object, the two sides, the price and the day. */
export function DealForm() {
  const navigate = useNavigate()
  const key = useRepeatKey()
  const create = useDealChange((values: DealValues) =>
    getApi().deals.createDeal({
      idempotencyKey: key.of(values),
      body: {
        object_key: values.object,
        parties: [
          { role: 'Продавец', name: values.seller },
          { role: 'Покупатель', name: values.buyer },
        ],
        price: Number(values.price),
        closes_on: values.day,
      },
    }),
  )
  const form = useForm<DealValues>({
    initial: { object: '', seller: '', buyer: '', price: '', day: '' },
    fields: {
      object: { label: 'Кадастровый номер или адрес', rule: requiredText },
      seller: { label: 'Продавец', rule: requiredText },
      buyer: { label: 'Покупатель', rule: requiredText },
      price: { label: 'Цена', rule: requiredText },
      day: {
        label: 'День сделки',
        rule: (day) => (day === '' || /^\d{4}-\d{2}-\d{2}$/.test(day) ? undefined : 'Укажите дату целиком'),
      },
    },
    loading: create.isPending,
    onSubmit: (values) =>
      create.mutate(values, {
        onSuccess: ({ deal_id }) => void navigate(buildPath('user-deals-id', { id: deal_id })),
      }),
  })
  return (
    <FormShell
      form={form}
      label="Новая сделка"
      submitText="Создать сделку"
      submitSize="m"
      error={create.error && <ErrorText error={create.error} />}
    >
      <TextField {...form.field('object')} maxLength={500} />
      <FormRow>
        <TextField {...form.field('seller')} maxLength={200} />
        <TextField {...form.field('buyer')} maxLength={200} />
      </FormRow>
      <FormRow>
        <MoneyField {...form.field('price')} />
        <DateField {...form.field('day')} optional />
      </FormRow>
    </FormShell>
  )
}

type DealValues = {
  object: string
  seller: string
  buyer: string
  price: string
  day: string
}
