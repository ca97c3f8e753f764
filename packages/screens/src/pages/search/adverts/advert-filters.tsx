import type { AdvertSort } from '@proverka/api/contract'
import { counted } from '@proverka/domain'
import { ADVERT_FILTERS, checkAdvertFilter } from '@proverka/domain/property'
import type { AdvertFilterName, AdvertFilterTexts } from '@proverka/domain/property'
import { buildPath } from '@proverka/domain/navigation'
import { AddressField, NumberField, Select } from '@proverka/ui/fields'
import { Button, Link } from '@proverka/ui/primitives'
import { useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { loadAddresses } from '../lookup/load-addresses.ts'
import * as css from './adverts.css.ts'
import { advertsPath } from './adverts-place.ts'

interface AdvertFiltersProps {
  /** What the address says. */
  readonly texts: AdvertFilterTexts
  readonly sort: AdvertSort
  readonly objectTypes: readonly string[]
  readonly sites: readonly { readonly id_site: string; readonly name: string }[]
}

type Errors = { readonly [Name in AdvertFilterName]?: string }

const errorsOf = (texts: AdvertFilterTexts): Errors => {
  const checked = checkAdvertFilter(texts)
  return checked.kind === 'errors' ? checked.errors : {}
}

/** The place and the seven filters (ADVERT-04): a real form, which works before any script; the address keeps what is chosen. */
export function AdvertFilters({ texts, sort, objectTypes, sites }: AdvertFiltersProps) {
  const navigate = useNavigate()
  const form = useRef<HTMLFormElement>(null)
  const of = advertsPath({ texts })
  const [typed, setTyped] = useState({ of, texts, errors: errorsOf(texts) })
  // Back and forward bring other filters; what is being typed stays otherwise.
  const shown = typed.of === of ? typed : { of, texts, errors: errorsOf(texts) }
  const field = (name: AdvertFilterName) => ({
    name,
    value: shown.texts[name] ?? '',
    error: shown.errors[name],
    onChange: (value: string) =>
      setTyped((last) => {
        const now = last.of === of ? last : shown
        const { [name]: _gone, ...errors } = now.errors
        return { of, texts: { ...now.texts, [name]: value }, errors }
      }),
  })
  const submit = async () => {
    const errors = errorsOf(shown.texts)
    const first = ADVERT_FILTERS.find((name) => errors[name] !== undefined)
    if (first === undefined)
      return navigate(advertsPath({ texts: shown.texts, sort }), { preventScrollReset: true })
    setTyped({ ...shown, errors })
    form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus()
  }
  return (
    <form
      ref={form}
      role="search"
      aria-label="Отбор объявлений"
      action={buildPath('adverts')}
      noValidate
      className={css.filters}
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
    >
      {sort !== 'newest' && <input type="hidden" name="sort" value={sort} />}
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
          options={withChosen(
            sites.map(({ id_site, name }) => ({ value: id_site, label: name })),
            shown.texts.id_site,
          )}
          {...field('id_site')}
        />
      </div>
      <div className={css.send}>
        <Button type="submit" fullWidth>
          Показать
        </Button>
      </div>
      {of !== advertsPath() && (
        <p className={css.reset}>
          <Link href={advertsPath({ sort })}>Сбросить фильтры</Link>
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
function withChosen(options: readonly { value: string; label: string }[], chosen = '') {
  return chosen === '' || options.some(({ value }) => value === chosen)
    ? options
    : [...options, { value: chosen, label: chosen }]
}
