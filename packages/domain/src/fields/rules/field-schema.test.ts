import * as v from 'valibot'
import { expect, expectTypeOf, it } from 'vitest'
import { optionalPhoneInputSchema, phoneInputSchema } from '../input/phone-input.ts'
import { emailSchema } from '../email/email-schema.ts'

it('goes into schemas of valibot with its input, its output and its issues', () => {
  const schema = v.object({
    phone: phoneInputSchema,
    second: v.optional(optionalPhoneInputSchema),
    email: v.pipe(emailSchema, v.nonEmpty('Обязательное поле')),
  })
  expectTypeOf<v.InferInput<typeof schema>>().toEqualTypeOf<{
    phone: string
    second?: string | undefined
    email: string
  }>()
  expectTypeOf<v.InferOutput<typeof schema>>().toEqualTypeOf<{
    phone: string
    second?: string | null | undefined
    email: string
  }>()
  expect(v.parse(schema, { phone: '8 999 123-45-67', second: '', email: 'a@b.ru' })).toEqual({
    phone: '+79991234567',
    second: null,
    email: 'a@b.ru',
  })
  const [issue] = v.safeParse(schema, { phone: '8', email: 'a@b.ru' }).issues ?? []
  expectTypeOf(issue?.message).toEqualTypeOf<string | undefined>()
  expect([issue?.message, issue?.path?.[0].key, issue && v.getDotPath(issue)]).toEqual([
    'Некорректный номер телефона',
    'phone',
    'phone',
  ])
})
