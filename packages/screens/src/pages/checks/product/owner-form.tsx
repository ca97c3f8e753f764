import { normaliseCadastralNumber } from '@proverka/domain'
import { normaliseObject, objectKeyOf } from '@proverka/domain/property'
import { buildPath } from '@proverka/domain/navigation'
import type { Cart, CatalogueProduct } from '@proverka/domain/orders'
import { CadastralField } from '@proverka/ui/fields'
import { FormShell, OwnerCheckPart, requiredText, useForm } from '@proverka/ui/forms'
import type { FormPart, OwnerCheckValues } from '@proverka/ui/forms'
import { Link } from '@proverka/ui/primitives'
import { useRef, useState } from 'react'
import { getApi } from '../../../runtime/data/api.ts'
import { ErrorText } from '../../../runtime/error/error-text.tsx'
import { isUnanswered } from '../../../runtime/error/status-of-error.ts'
import { useOffered } from '../../../runtime/prices/use-answered.ts'
import { draftPlace } from '../../../runtime/storage/draft-place.ts'
import { ownerCart } from './product-order.ts'
import * as css from './product-page.css.ts'

interface OwnerFormProps {
  readonly product: CatalogueProduct
  readonly submitText: string
  readonly order: (cart: Cart) => void
}

const UNKNOWN_OBJECT = 'Такого объекта нет в реестре. Проверьте номер'

/** The object and its owner in one form; the register is asked for the object before anything is ordered. */
export function OwnerForm({ product, submitText, order }: OwnerFormProps) {
  const offered = useOffered(product.product_name)
  const owner = useRef<FormPart<OwnerCheckValues>>(null)
  const given = useRef<OwnerCheckValues>(undefined)
  const [refusals, setRefusals] = useState<{ number?: string }>({})
  const [error, setError] = useState<unknown>()
  const form = useForm({
    initial: { number: '' },
    fields: { number: { label: 'Кадастровый номер объекта', rule: numberRule } },
    draft: draftPlace('owner-object'),
    refusals,
    above: () => {
      const outcome = owner.current?.submit() ?? { ok: false as const }
      given.current = outcome.ok ? outcome.values : undefined
      return outcome
    },
    onSubmit: async ({ number }) => {
      setRefusals({})
      setError(undefined)
      const key = normaliseCadastralNumber(number) ?? number
      try {
        const { data } = await getApi().objects.getObject({ params: { id: key }, query: {} })
        if (!data.confirmed) return setRefusals({ number: UNKNOWN_OBJECT })
        const object = normaliseObject(data.object)
        const about = { key: objectKeyOf(object), name: object.Address || key }
        if (given.current) order(ownerCart(product.product_name, about, given.current))
      } catch (failure) {
        console.error('Объект не проверен', failure)
        if (isUnanswered(failure)) throw failure
        setError(failure)
      }
    },
  })
  return (
    <FormShell
      form={form}
      label="Проверка собственника объекта"
      submitText={submitText}
      error={error === undefined ? undefined : <ErrorText error={error} />}
    >
      <CadastralField {...form.field('number')} />
      <p className={css.note}>
        Не знаете номера? <Link href={buildPath('risk')}>Найдите объект по адресу</Link>.
      </p>
      <OwnerCheckPart ref={owner} offered={offered} draft={draftPlace('owner')} />
    </FormShell>
  )
}

function numberRule(value: string): string | undefined {
  return (
    requiredText(value) ??
    (normaliseCadastralNumber(value) === null ? 'Некорректный кадастровый номер' : undefined)
  )
}
