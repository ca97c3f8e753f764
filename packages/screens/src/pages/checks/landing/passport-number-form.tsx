import { passports } from '@proverka/api/calls'
import { PassportForm } from '@proverka/ui/forms'
import { useRef, useState } from 'react'
import { connect } from '../../../runtime/data/api.ts'
import { ErrorText } from '../../../runtime/error/error-text.tsx'
import * as css from './landing-form.css.ts'
import { PassportAnswer } from './passport-answer.tsx'
import type { PassportReply } from './passport-answer.tsx'

let client: ReturnType<typeof connect<{ passports: typeof passports }>> | undefined
const passportsApi = () => (client ??= connect({ passports })).passports

type Asked =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'asking' }
  | { readonly kind: 'refused'; readonly error: unknown }
  | { readonly kind: 'answered'; readonly passport: string; readonly reply: PassportReply }

/** A number in, the answer of the ministry below it: no name, no account, no email (LAND-13, PROD-19). */
export function PassportNumberForm() {
  const [asked, setAsked] = useState<Asked>({ kind: 'nothing' })
  const place = useRef<HTMLDivElement>(null)
  const running = useRef<AbortController>(undefined)
  const check = async (passport: string) => {
    const own = new AbortController()
    running.current = own
    setAsked({ kind: 'asking' })
    try {
      const reply = await passportsApi().checkPassport({ body: { passport }, signal: own.signal })
      if (own.signal.aborted) return
      setAsked({ kind: 'answered', passport, reply })
      place.current?.scrollIntoView({ block: 'nearest' })
    } catch (error) {
      if (own.signal.aborted) return
      console.error('Паспорт не проверен', error)
      setAsked({ kind: 'refused', error })
    }
  }
  /** Another number: what was said of the former one goes, and what is still being asked never comes. */
  const forget = () => {
    running.current?.abort()
    setAsked({ kind: 'nothing' })
  }
  return (
    <>
      <PassportForm
        submitText="Проверить бесплатно"
        loading={asked.kind === 'asking'}
        error={asked.kind === 'refused' ? <ErrorText error={asked.error} /> : undefined}
        onEdit={forget}
        onSubmit={({ passport }) => void check(passport)}
      />
      <div ref={place} role="status" className={css.answer}>
        {asked.kind === 'asking' && <p>Спрашиваем МВД</p>}
        {asked.kind === 'answered' && <PassportAnswer passport={asked.passport} reply={asked.reply} />}
      </div>
    </>
  )
}
