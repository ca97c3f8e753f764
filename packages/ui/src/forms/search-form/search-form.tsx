import { canSubmitSearch, REQUIRED_MESSAGE, SEARCH_CONSENT_MESSAGE, SEARCH_FLAT_HINT } from '@proverka/domain'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { Checkbox } from '../../fields/checkbox/checkbox.tsx'
import { SearchBar } from '../../fields/search-bar/search-bar.tsx'
import type { SearchBarProps } from '../../fields/search-bar/search-bar.tsx'
import * as css from './search-form.css.ts'

export interface SearchFormProps extends Omit<SearchBarProps, 'error' | 'children'> {
  /** Whole houses are searched: a house is enough (SEARCH-08). */
  addressOnly?: boolean
  /** Words of the consent with links to the policy and the offer; without them there is no checkbox (SEARCH-04). */
  consent?: ReactNode
  /** Refusal from outside. */
  error?: string | undefined
}

const HOUSE_HINT = 'Укажите дом или кадастровый номер'

/** The search line with its rules: what may be searched, and the consent where it is asked for. */
export function SearchForm({
  addressOnly = false,
  consent,
  error,
  onChange,
  onSubmit,
  ...rest
}: SearchFormProps) {
  const [agreed, setAgreed] = useState(false)
  const [refusal, setRefusal] = useState<'empty' | 'text' | 'consent'>()
  const messages = {
    empty: REQUIRED_MESSAGE,
    text: addressOnly ? HOUSE_HINT : SEARCH_FLAT_HINT,
    consent: undefined,
  }
  return (
    <SearchBar
      {...rest}
      error={(refusal && messages[refusal]) ?? error}
      onChange={(value) => {
        setRefusal(undefined)
        onChange(value)
      }}
      onSubmit={(value) => {
        if (value.trim() === '') setRefusal('empty')
        else if (!canSubmitSearch(value, { addressOnly })) setRefusal('text')
        else if (consent && !agreed) setRefusal('consent')
        else onSubmit(value.trim())
      }}
    >
      {consent && (
        <div className={css.consent}>
          <Checkbox
            name="privacy"
            label={consent}
            checked={agreed}
            error={refusal === 'consent' ? SEARCH_CONSENT_MESSAGE : undefined}
            onChange={(checked) => {
              setRefusal(undefined)
              setAgreed(checked)
            }}
          />
        </div>
      )}
    </SearchBar>
  )
}
