import { buildPath } from '@proverka/domain/navigation'
import { DateField, MoneyField, TextField } from '@proverka/ui/fields'
import { FormRow, FormShell, requiredText, useForm } from '@proverka/ui/forms'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { getApi } from '../../../runtime/data/api.ts'
import { useRepeatKey } from '../../../runtime/data/use-repeat-key.ts'
import { ErrorText } from '../../../runtime/error/error-text.tsx'
import { codeOfError } from '../../../runtime/error/status-of-error.ts'
import { draftPlace } from '../../../runtime/storage/draft-place.ts'
import { useDealChange } from './data.ts'
import type { Deal } from './data.ts'

const SELLER = 'Продавец'
const BUYER = 'Покупатель'

/** The object, the two sides, the price and the day: of a new folder, or of one that is there. */
export function DealForm({ deal, onSaved }: { deal?: Deal; onSaved?: () => void }) {
  const navigate = useNavigate()
  // A saved folder has no draft: the values typed for a new one must not mix with its own.
  const draft = deal ? undefined : draftPlace('deal')
  const key = useRepeatKey()
  // The folder is read again by itself: what counts is what stood here when the form was opened.
  const [was, setWas] = useState(() => deal && inputOf(deal))
  const save = useDealChange(
    (values: DealValues) => {
      const body = {
        object_key: values.object,
        parties: [
          { role: SELLER, name: values.seller },
          { role: BUYER, name: values.buyer },
          // Others came by a program: they stay.
          ...(deal?.parties.filter(({ role }) => role !== SELLER && role !== BUYER) ?? []),
        ],
        price: Number(values.price),
        closes_on: values.day,
      }
      return deal
        ? getApi().deals.updateDeal({ params: { id: deal.deal_id }, body: { ...body, ...(was && { was }) } })
        : getApi().deals.createDeal({ body, idempotencyKey: key.of(values) })
    },
    deal ? undefined : ({ deal_id }) => navigate(buildPath('user-deals-id', { id: deal_id })),
  )
  const nameOf = (side: string) => deal?.parties.find(({ role }) => role === side)?.name ?? ''
  const form = useForm<DealValues>({
    initial: {
      object: deal?.object_key ?? '',
      seller: nameOf(SELLER),
      buyer: nameOf(BUYER),
      price: deal ? String(deal.price) : '',
      day: deal?.closes_on ?? '',
    },
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
    loading: save.isPending,
    draft,
    // The button that opened the form is gone.
    focusOn: 'object',
    onSubmit: (values) =>
      save.mutate(values, {
        onSuccess: () => {
          draft?.write({})
          onSaved?.()
        },
        // After the warning the next press confirms.
        onError: (error) => {
          if (codeOfError(error) === 'deal/changed') setWas(undefined)
        },
      }),
  })
  return (
    <FormShell
      form={form}
      label={deal ? 'Изменить сделку' : 'Новая сделка'}
      submitText={deal ? 'Сохранить' : 'Создать сделку'}
      submitSize="m"
      error={save.error && <ErrorText error={save.error} />}
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

const inputOf = ({ object_key, parties, price, closes_on }: Deal) => ({
  object_key,
  parties,
  price,
  closes_on: closes_on ?? '',
})

type DealValues = {
  object: string
  seller: string
  buyer: string
  price: string
  day: string
}
