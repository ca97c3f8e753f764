import {
  canSubmitSearch,
  hasApartmentPart,
  hasHousePart,
  SEARCH_CONSENT_MESSAGE,
  SEARCH_FLAT_HINT,
  SEARCH_FLAT_SUFFIX,
  SEARCH_MAX_LENGTH,
  SEARCH_TOO_LONG_TEXT,
  searchQuery,
} from '@proverka/domain/property'
import { useEffect, useState } from 'react'
import type { ReactNode } from 'react'
import { Checkbox } from '../../fields/checkbox/checkbox.tsx'
import { SearchBar } from '../../fields/search-bar/search-bar.tsx'
import type { SearchBarProps } from '../../fields/search-bar/search-bar.tsx'
import type { Suggestion } from '../../fields/suggest/suggestion-list.tsx'
import type { FormProps } from '../form-shell/form-props.ts'
import { InlineErrors } from '../form-shell/inline-errors.tsx'
import { useForm } from '../form-shell/use-form.ts'
import { LinkButton } from '../../primitives/link/link.tsx'
import { requiredText } from '../form-rules.ts'
import * as css from './search-form.css.ts'

export interface SearchFormProps
  extends
    FormProps<string>,
    Pick<
      SearchBarProps,
      'load' | 'narrow' | 'hint' | 'size' | 'label' | 'placeholder' | 'buttonText' | 'action' | 'held'
    > {
  initialText?: string
  /** A text that came with the address of the page: it goes into the field and is submitted at once. */
  asked?: string | undefined
  /**
   * Resolves a text that is neither a number nor the address of a flat: to the best address, to words about what may be
   * meant or is not there, or to nothing when the text is too vague. With it a house can be searched for, too: its
   * objects are offered for choice.
   */
  resolve?: ((text: string) => Promise<ResolvedText>) | undefined
  /** Cancels a running search; its button appears when the search takes long. */
  onCancel?: (() => void) | undefined
  /** Whole houses are searched: a house is enough (SEARCH-08), a flat is cut off (SEARCH-10). */
  addressOnly?: boolean
  /** Words of the consent with links to the policy and the offer; without them there is no checkbox (SEARCH-04). */
  consent?: ReactNode
}

/** An address to search by, or the reason why the text is not one. */
export type ResolvedText = string | { readonly words: string } | undefined

const HOUSE_HINT = 'Укажите дом или кадастровый номер'

/**
 * The search line with its rules: what may be searched, and the consent where it is asked for. `onSubmit` gets the
 * text as the server reads it: trimmed, a number in its colon form.
 */
export function SearchForm(props: SearchFormProps) {
  const { onSubmit, loading, error, refusals, blocked, after, ...bar } = props
  const { initialText = '', asked, resolve, onCancel, addressOnly = false, consent, ...look } = bar
  const hint = addressOnly ? HOUSE_HINT : SEARCH_FLAT_HINT
  const [unread, setUnread] = useState<{ readonly text: string; readonly words: string }>()
  const isEnough = (text: string) => canSubmitSearch(text, { addressOnly })
  const send = async (text: string) => {
    const read = isEnough(text) ? text : await resolve?.(text)
    if (typeof read !== 'string') setUnread({ text, words: read?.words ?? hint })
    else await onSubmit(searchQuery(read, { addressOnly }))
  }
  const form = useForm({
    initial: { query: initialText, privacy: false },
    fields: {
      query: {
        label: 'Адрес или кадастровый номер',
        rule: (text) =>
          requiredText(text) ??
          (searchQuery(text).length > SEARCH_MAX_LENGTH ? SEARCH_TOO_LONG_TEXT : undefined) ??
          (resolve || isEnough(text) ? undefined : hint),
      },
      privacy: {
        label: 'Согласие',
        rule: (agreed) => (consent && !agreed ? SEARCH_CONSENT_MESSAGE : undefined),
      },
    },
    loading,
    refusals,
    onSubmit: ({ query }) =>
      resolve && !isEnough(query) ? send(query) : onSubmit(searchQuery(query, { addressOnly })),
  })
  const [taken, setTaken] = useState<string>()
  const [picked, setPicked] = useState<{ readonly text: string }>()
  if (asked !== taken) {
    setTaken(asked)
    if (asked !== undefined) form.set('query', asked)
  }
  useEffect(() => {
    if (taken !== undefined || picked !== undefined) form.submit()
    // Once for a text, when the field has it.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [taken, picked])
  const { value, onChange, onBlur, error: wrong } = form.field('query')
  const pick = ({ value: text }: Suggestion) => {
    if (addressOnly) onChange(text)
    else if (resolve && isHouse(text)) {
      onChange(text)
      setPicked({ text })
    } else onChange(isHouse(text) ? text + SEARCH_FLAT_SUFFIX : text)
  }
  return (
    <SearchBar
      {...look}
      formRef={form.ref}
      value={value}
      onChange={onChange}
      onBlur={onBlur}
      onPick={pick}
      onSubmit={form.submit}
      loading={form.loading}
      disabled={Boolean(blocked)}
      error={wrong ?? (value === unread?.text ? unread.words : undefined)}
    >
      {consent && (
        <div className={css.consent}>
          <Checkbox {...form.check('privacy')} label={consent} disabled={Boolean(blocked)} />
        </div>
      )}
      {onCancel && form.loading && (
        <div className={css.cancel}>
          <LinkButton onClick={onCancel}>Прервать поиск</LinkButton>
        </div>
      )}
      <InlineErrors form={form} error={error} blocked={blocked} />
      {after}
    </SearchBar>
  )
}

/** A house without a flat is not enough for a search of flats: the field is left ready for the number (AMB-55). */
function isHouse(value: string): boolean {
  return hasHousePart(value) && !hasApartmentPart(value)
}
