import { EMAIL_MESSAGE, plainLine } from '@proverka/domain'
import emails from '@proverka/domain/fixtures/email.json' with { type: 'json' }
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { contract } from '../src/contract/index.ts'

const schemas = {
  reset: contract.auth.resetPassword.body.entries.username,
  order: contract.orders.createRegistrationOrder.body.entries.email,
}

describe.each(Object.entries(schemas))('the e-mail of %s', (_, schema) => {
  it.each(emails.valid.filter((email) => email.trim() !== ''))('may be %s', (email) => {
    expect(v.is(schema, email)).toBe(true)
  })

  // What a paste brings along is taken out before the rule looks.
  it.each(emails.invalid.filter((email) => email === plainLine(email) && email !== ''))(
    'may not be %s',
    (email) => {
      const { issues } = v.safeParse(schema, email, { abortPipeEarly: true })
      expect(issues?.[0]?.message).toBe(EMAIL_MESSAGE)
    },
  )
})
