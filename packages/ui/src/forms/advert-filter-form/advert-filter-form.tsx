import { counted } from '@proverka/domain'
import { ADVERT_FILTERS, checkAdvertFilter } from '@proverka/domain/property'
import type { AddressSuggestion, AdvertFilterName, AdvertFilterTexts } from '@proverka/domain/property'
import { useRef, useState } from 'react'
import { AddressField } from '../../fields/address-field/address-field.tsx'
import { NumberField } from '../../fields/number-field/number-field.tsx'
import { Select, type SelectOption } from '../../fields/select/select.tsx'
import type { LoadSuggestions } from '../../fields/suggest/suggestion-loader.ts'
import { Button } from '../../primitives/button/button.tsx'
import { Link } from '../../primitives/link/link.tsx'
import * as css from './advert-filter-form.css.ts'

export interface AdvertFilterFormProps {
  /** The filters of the list that shows. */
  texts: AdvertFilterTexts
  /** Address of that list: another one brings its own filters into the form. */
  shownHref: string
  /** Where a browser without the script sends the form. */
  action: string
  /** Sent along by such a browser, too. */
  sort?: string | undefined
  objectTypes: readonly string[]
  sites: readonly SelectOption[]
  /** Address of the list without filters; left out while it shows. */
  resetHref?: string | undefined
  loadAddresses: LoadSuggestions<AddressSuggestion>
  /** Gets filters that `checkAdvertFilter` accepts. */
  onSubmit: (texts: AdvertFilterTexts) => void
}

type Errors = { readonly [Name in AdvertFilterName]?: string }

const errorsOf = (texts: AdvertFilterTexts): Errors => {
  const checked = checkAdvertFilter(texts)
  return checked.kind === 'errors' ? checked.errors : {}
}

/** The place and the seven filters of adverts (ADVERT-04); works before any script. */
export function AdvertFilterForm(props: AdvertFilterFormProps) {
  const { texts, shownHref, action, sort, objectTypes, sites, resetHref, loadAddresses, onSubmit } = props
  const form = useRef<HTMLFormElement>(null)
  const [typed, setTyped] = useState({ of: shownHref, texts, errors: errorsOf(texts) })
  // Back and forward bring other filters; what is being typed stays otherwise.
  const shown = typed.of === shownHref ? typed : { of: shownHref, texts, errors: errorsOf(texts) }
  const field = (name: AdvertFilterName) => ({
    name,
    value: shown.texts[name] ?? '',
    error: shown.errors[name],
    onChange: (value: string) =>
      setTyped((last) => {
        const now = last.of === shownHref ? last : shown
        const { [name]: _gone, ...errors } = now.errors
        return { of: shownHref, texts: { ...now.texts, [name]: value }, errors }
      }),
  })
  const submit = () => {
    const errors = errorsOf(shown.texts)
    const first = ADVERT_FILTERS.find((name) => errors[name] !== undefined)
    if (first === undefined) return onSubmit(shown.texts)
    setTyped({ ...shown, errors })
    form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus()
  }
  return (
    <form
      ref={form}
      role="search"
      aria-label="Отбор объявлений"
      action={action}
      noValidate
      className={css.form}
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      {sort && <input type="hidden" name="sort" value={sort} />}
      <div className={css.place}>
        <AddressField
          label="Адрес"
          placeholder="Дом, улица или город"
          load={loadAddresses}
          {...field('address')}
        />
      </div>
      <NumberField label="Площадь от" unit="м²" fraction={1} {...field('area1')} />
      <NumberField label="Площадь до" unit="м²" fraction={1} {...field('area2')} />
      <NumberField label="Цена от" unit="₽" {...field('price1')} />
      <NumberField label="Цена до" unit="₽" {...field('price2')} />
      <Select
        label="Что"
        placeholder="Все виды"
        options={withChosen(
          objectTypes.map((type) => ({ value: type, label: type })),
          shown.texts.object_type,
        )}
        {...field('object_type')}
      />
      <Select
        label="Комнат"
        placeholder="Любое"
        options={withChosen(ROOMS, shown.texts.rooms)}
        {...field('rooms')}
      />
      <div className={css.site}>
        <Select
          label="Площадка"
          placeholder="Все площадки"
          options={withChosen(sites, shown.texts.id_site)}
          {...field('id_site')}
        />
      </div>
      <div className={css.send}>
        <Button type="submit" fullWidth>
          Показать
        </Button>
      </div>
      {resetHref && (
        <p className={css.reset}>
          <Link href={resetHref}>Сбросить фильтры</Link>
        </p>
      )}
    </form>
  )
}

const ROOMS = [1, 2, 3, 4, 5, 6].map((count) => ({
  value: String(count),
  label: counted(count, 'комната', 'комнаты', 'комнат'),
}))

/** A choice of the address that the list does not know stays visible, so that it can be taken back. */
function withChosen(options: readonly SelectOption[], chosen = ''): readonly SelectOption[] {
  return chosen === '' || options.some(({ value }) => value === chosen)
    ? options
    : [...options, { value: chosen, label: chosen }]
}
