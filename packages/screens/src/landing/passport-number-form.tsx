import { passports } from '@proverka/api/calls'
import { PassportForm } from '@proverka/ui/forms'
import { useRef, useState } from 'react'
import { connect } from '../data/api.ts'
import { ErrorText } from '../error/error-text.tsx'
import * as css from './landing-form.css.ts'
import { PassportAnswer } from './passport-answer.tsx'
import type { PassportReply } from './passport-answer.tsx'

let client: ReturnType<typeof connect<{ passports: typeof passports }>> | undefined
const passportsApi = () => (client ??= connect({ passports })).passports

type Asked =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'asking' }
  | { readonly kind: 'refused'; readonly error: unknown }
  | { readonly kind: 'answered'; readonly reply: PassportReply }

/** A number in, the answer of the ministry below it: no name, no account, no email (LAND-13, PROD-19). */
export function PassportNumberForm() {
  const [asked, setAsked] = useState<Asked>({ kind: 'nothing' })
  const place = useRef<HTMLDivElement>(null)
  const check = async (passport: string) => {
    setAsked({ kind: 'asking' })
    try {
      setAsked({ kind: 'answered', reply: await passportsApi().checkPassport({ body: { passport } }) })
      place.current?.scrollIntoView({ block: 'nearest' })
    } catch (error) {
      console.error('Паспорт не проверен', error)
      setAsked({ kind: 'refused', error })
    }
  }
  return (
    <>
      <PassportForm
        submitText="Проверить бесплатно"
        loading={asked.kind === 'asking'}
        error={asked.kind === 'refused' ? <ErrorText error={asked.error} /> : undefined}
        onSubmit={({ passport }) => void check(passport)}
      />
      <div ref={place} role="status" className={css.answer}>
        {asked.kind === 'asking' && <p>Спрашиваем МВД</p>}
        {asked.kind === 'answered' && <PassportAnswer reply={asked.reply} />}
      </div>
    </>
  )
}
