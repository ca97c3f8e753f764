import {
  canSubmitSearch,
  hasApartmentPart,
  hasHousePart,
  SEARCH_CONSENT_MESSAGE,
  SEARCH_FLAT_HINT,
  SEARCH_FLAT_SUFFIX,
  searchQuery,
} from '@proverka/domain'
import { useEffect, useState } from 'react'
import type { ReactNode } from 'react'
import { Checkbox } from '../../fields/checkbox/checkbox.tsx'
import { SearchBar } from '../../fields/search-bar/search-bar.tsx'
import type { SearchBarProps } from '../../fields/search-bar/search-bar.tsx'
import type { FormProps } from '../form-shell/form-props.ts'
import { LineTroubles } from '../form-shell/line-troubles.tsx'
import { useForm } from '../form-shell/use-form.ts'
import { filled } from '../rule-set.ts'
import * as css from './search-form.css.ts'

export interface SearchFormProps
  extends
    FormProps<string>,
    Pick<
      SearchBarProps,
      'load' | 'narrow' | 'hint' | 'size' | 'label' | 'placeholder' | 'buttonText' | 'action'
    > {
  initialText?: string
  /** A text that came with the address of the page: it goes into the field and is submitted at once. */
  asked?: string | undefined
  /** Whole houses are searched: a house is enough (SEARCH-08), a flat is cut off (SEARCH-10). */
  addressOnly?: boolean
  /** Words of the consent with links to the policy and the offer; without them there is no checkbox (SEARCH-04). */
  consent?: ReactNode
}

const HOUSE_HINT = 'Укажите дом или кадастровый номер'

/**
 * The search line with its rules: what may be searched, and the consent where it is asked for. `onSubmit` gets the
 * text as the server reads it: trimmed, a number in its colon form.
 */
export function SearchForm(props: SearchFormProps) {
  const { onSubmit, loading, error, refusals, blocked, after, ...bar } = props
  const { initialText = '', asked, addressOnly = false, consent, ...look } = bar
  const form = useForm({
    initial: { query: initialText, privacy: false },
    fields: {
      query: {
        label: 'Адрес или кадастровый номер',
        rule: (text) =>
          filled(text) ??
          (canSubmitSearch(text, { addressOnly }) ? undefined : addressOnly ? HOUSE_HINT : SEARCH_FLAT_HINT),
      },
      privacy: {
        label: 'Согласие',
        rule: (agreed) => (consent && !agreed ? SEARCH_CONSENT_MESSAGE : undefined),
      },
    },
    loading,
    refusals,
    onSubmit: ({ query }) => onSubmit(searchQuery(query, { addressOnly })),
  })
  const [taken, setTaken] = useState<string>()
  if (asked !== taken) {
    setTaken(asked)
    if (asked !== undefined) form.set('query', asked)
  }
  useEffect(() => {
    if (taken !== undefined) form.submit()
    // Once for a text, when the field has it.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [taken])
  const { value, onChange, onBlur, error: wrong } = form.field('query')
  return (
    <SearchBar
      {...look}
      formRef={form.ref}
      value={value}
      onChange={onChange}
      onBlur={onBlur}
      onPick={(suggestion) => onChange(addressOnly ? suggestion.value : withFlatMark(suggestion.value))}
      onSubmit={form.submit}
      loading={form.loading}
      disabled={Boolean(blocked)}
      error={wrong}
    >
      {consent && (
        <div className={css.consent}>
          <Checkbox {...form.check('privacy')} label={consent} disabled={Boolean(blocked)} />
        </div>
      )}
      <LineTroubles form={form} error={error} blocked={blocked} />
      {after}
    </SearchBar>
  )
}

/** A house without a flat is not enough: the field is left ready for the flat's number (AMB-55). */
function withFlatMark(value: string): string {
  const needsFlat = hasHousePart(value) && !hasApartmentPart(value)
  return needsFlat ? value + SEARCH_FLAT_SUFFIX : value
}
