import { DATE_MESSAGE, isCalendarDate, required } from '@proverka/domain'
import { setItemData, setOwners } from '@proverka/domain/orders'
import { CHECK_GROUNDS, CHECK_PURPOSES } from '@proverka/domain/reports'
import type { Cart } from '@proverka/domain/orders'
import { Checkbox, DateField, Select, TextField } from '@proverka/ui/fields'
import { filled, useForm } from '@proverka/ui/forms'
import { Panel } from '@proverka/ui/frame'
import { useImperativeHandle } from 'react'
import type { Ref } from 'react'
import { flushSync } from 'react-dom'
import { FormDraft } from '../storage/form-draft.tsx'
import * as css from './checkout.css.ts'

/** Lets the checkout ask for the owner before an order is placed. */
export interface OwnerFieldsHandle {
  /** Puts the owner into the cart; false when something is missing, with the messages at the fields. */
  readonly save: () => boolean
}

interface OwnerFieldsProps {
  readonly ref: Ref<OwnerFieldsHandle>
  readonly cart: Cart
  readonly productId: string
  readonly onSave: (cart: Cart) => void
}

const choices = (words: Readonly<Record<string, string>>) =>
  Object.entries(words).map(([value, label]) => ({ value, label }))
const purposes = choices(CHECK_PURPOSES)
const grounds = choices(CHECK_GROUNDS)

/** The owner who is to be checked, why and on what ground (LAW-06); who does not know the owner yet adds it later. */
export function OwnerFields({ ref, cart, productId, onSave }: OwnerFieldsProps) {
  const form = useForm({
    initial: {
      lastName: '',
      firstName: '',
      middleName: '',
      birthDate: '',
      purpose: 'purchase',
      ground: '',
      later: false,
    },
    fields: {
      lastName: {
        label: 'Фамилия собственника',
        rule: (value, { later }) => (later ? undefined : filled(value)),
      },
      firstName: { label: 'Имя', rule: (value, { later }) => (later ? undefined : filled(value)) },
      middleName: { label: 'Отчество' },
      birthDate: {
        label: 'Дата рождения',
        rule: (value, { later }) =>
          later ? undefined : (required(value) ?? (isCalendarDate(value) ? undefined : DATE_MESSAGE)),
      },
      purpose: { label: 'Зачем проверяете', rule: required },
      ground: { label: 'Основание', rule: required },
      later: { label: 'Заполню позже' },
    },
    onSubmit: ({ lastName, firstName, middleName, birthDate, purpose, ground, later }) => {
      const owner = {
        lastName: lastName.trim(),
        firstName: firstName.trim(),
        ...(middleName.trim() && { middleName: middleName.trim() }),
        birthDate,
        separated_name: true,
      }
      onSave(setItemData(setOwners(cart, later ? [] : [owner]), productId, { purpose, ground }))
    },
  })

  useImperativeHandle(ref, () => ({
    save: () => {
      let saved = false
      // The cart must hold the owner before the order is built from it.
      flushSync(() => {
        form.submit()
      })
      saved = form.ref.current?.querySelector('[aria-invalid="true"]') === null
      return saved
    },
  }))

  return (
    <Panel title="Кого проверяем" note="Для проверки собственника" padded>
      <FormDraft name="owner">
        <form
          ref={form.ref}
          aria-label="Собственник"
          noValidate
          className={css.owner}
          onSubmit={(event) => {
            event.preventDefault()
            form.submit()
          }}
        >
          {!form.values.later && (
            <>
              <div className={css.pair}>
                <TextField {...form.field('lastName')} autoComplete="off" autoCapitalize="words" />
                <TextField {...form.field('firstName')} autoComplete="off" autoCapitalize="words" />
              </div>
              <div className={css.pair}>
                <TextField {...form.field('middleName')} optional autoComplete="off" autoCapitalize="words" />
                <DateField {...form.field('birthDate')} />
              </div>
            </>
          )}
          <Checkbox
            {...form.check('later')}
            label="Пока не знаю собственника, заполню позже"
            hint="Выписки закажем сразу, а проверка собственника подождет данных в кабинете"
          />
          <div className={css.pair}>
            <Select {...form.field('purpose')} options={purposes} />
            <Select {...form.field('ground')} options={grounds} placeholder="Выберите" />
          </div>
        </form>
      </FormDraft>
    </Panel>
  )
}
