import { formatDate } from '@proverka/domain'
import { LEGAL_TERMS, termDay } from '@proverka/domain/sites'
import type { LegalTerms } from '@proverka/domain/sites'
import { DateField } from '@proverka/ui/fields'
import { useState } from 'react'
import * as css from './article.css.ts'

/** Counts the days of a law from the day that the reader gives; before that it names the terms alone. */
export function TermsCalculator({ name }: { name: keyof typeof LEGAL_TERMS }) {
  const { title, from, terms, meaning }: LegalTerms = LEGAL_TERMS[name]
  const [day, setDay] = useState('')
  const isKnown = /^\d{4}-\d{2}-\d{2}$/.test(day) && !Number.isNaN(Date.parse(day))
  const days = terms.map((term) => ({
    label: term.label,
    when: isKnown ? formatDate(termDay(day, term)) : lengthText(term),
  }))
  return (
    <section className={css.terms} aria-label={title}>
      <div className={css.termsHead}>
        <h3 className={css.termsTitle}>{title}</h3>
        <DateField name={`${name}-from`} label={from} value={day} onChange={setDay} />
      </div>
      <ol className={css.scale}>
        <li className={css.mark}>
          <b className={css.markDay}>{isKnown ? formatDate(day) : from}</b>
          {isKnown && from.toLowerCase()}
        </li>
        {days.map(({ label, when }) => (
          <li key={label} className={css.mark}>
            <b className={css.markDay}>{when}</b>
            {label}
          </li>
        ))}
      </ol>
      <p className={css.termsMeaning} aria-live="polite">
        {isKnown
          ? meaning.replace('{last}', days.at(-1)?.when ?? '')
          : 'Впишите дату: посчитаем дни прямо здесь, дата никуда не уйдет.'}
      </p>
    </section>
  )
}

/** «через 3 года», «через месяц» */
function lengthText({ years, months }: LegalTerms['terms'][number]): string {
  if (years === 1) return 'через год'
  if (years) return `через ${years}\u00a0${years < 5 ? 'года' : 'лет'}`
  return months === 1 ? 'через месяц' : `через ${months}\u00a0мес.`
}
