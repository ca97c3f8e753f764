import { contract } from '@proverka/api/contract'
import { registrationRoles, Role } from '@proverka/domain/accounts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { freshEmail } from '@proverka/test-support/guest-order'
import { giveConsents, PASSWORD, register, whoIs } from './setup/registration.ts'
import { startTestServer, type TestServer } from './setup/test-server.ts'

describe('a registration', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer()
  })
  afterAll(() => server.stop())

  it('[CALL-008] gives a new address a person and a token, a taken one 409', async () => {
    const visitor = server.visit()
    const { status, data, email } = await register(visitor)
    expect(status).toBe(200)
    expect(data.person).toMatchObject({
      email,
      name: 'Лида',
      phone: '+79991234567',
      person_role: Role.Realtor,
    })
    expect(await whoIs(visitor)).toMatchObject({ valid: true, person: { email }, account: { balance: 0 } })

    const again = await register(server.visit(), email)
    expect([again.status, again.error]).toEqual([409, 'E-mail занят'])
    const inCapitals = await register(server.visit(), ` ${email.toUpperCase()} `)
    expect([inCapitals.status, inCapitals.error]).toEqual([409, 'E-mail занят'])
  })

  it('makes one account of twenty simultaneous requests', async () => {
    const email = freshEmail()
    const replies = await Promise.all(Array.from({ length: 20 }, () => register(server.visit(), email)))
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(replies.filter(({ status }) => status === 409)).toHaveLength(19)
    expect(await server.sql('select id from persons where email = $1', [email])).toHaveLength(1)
  })

  it.each([Role.Admin, 13, 99, -1])('refuses the role %j', async (person_role) => {
    const { status, email } = await register(server.visit(), freshEmail(), { person_role })
    expect(status).toBe(400)
    expect(await server.sql('select id from persons where email = $1', [email])).toHaveLength(0)
  })

  it.each([...registrationRoles(), Role.Client])('takes the role %j', async (person_role) => {
    const { data } = await register(server.visit(), freshEmail(), { person_role })
    expect(data.person.person_role).toBe(person_role)
  })

  it('needs both required consents, given for this very address', async () => {
    const attempts: [string, (email: string) => Promise<Record<string, string>>][] = [
      ['none', async () => ({})],
      ['the offer alone', (email) => giveConsents(server.visit(), email, ['offer'])],
      ['marketing in place of data', (email) => giveConsents(server.visit(), email, ['offer', 'marketing'])],
      ['of another address', () => giveConsents(server.visit(), freshEmail())],
      ['an invented number', async () => ({ 'consent-id': crypto.randomUUID() })],
      ['no number at all', async () => ({ 'consent-id': '-'.repeat(36) })],
    ]
    for (const [name, consentsFor] of attempts) {
      const email = freshEmail()
      const reply = await server.visit().call(
        contract.auth.register,
        {
          query: {},
          body: {
            name: 'Лида',
            email,
            phone: '89991234567',
            password: PASSWORD,
            person_role: Role.Realtor,
            registartion_url: '/',
          },
        },
        await consentsFor(email),
      )
      expect([name, reply.status, reply.error]).toEqual([
        name,
        400,
        'Поставьте согласие на обработку персональных данных',
      ])
      expect(await server.sql('select id from persons where email = $1', [email])).toHaveLength(0)
    }
  })

  it('keeps of each consent the text, its version, the time, the page and from where it came', async () => {
    const email = freshEmail()
    await giveConsents(server.visit('fiz-pro'), email, ['offer', 'personal-data', 'marketing'])
    const rows = await server.sql('select * from consents where email = $1 order by kind', [email])
    expect(rows.map(({ kind }) => kind)).toEqual(['marketing', 'offer', 'personal-data'])
    for (const row of rows) {
      expect(row).toMatchObject({ page: '/', site: 'fiz-pro', ip: '127.0.0.1', withdrawn_at: null })
      expect(row['text_hash']).toMatch(/^[0-9a-f]{64}$/)
      expect(row['version']).not.toBe('')
    }
    expect(new Set(rows.map(({ text_hash }) => text_hash)).size).toBe(3)
  })

  it.each([
    [{ name: '  ' }, 'body.name', 'Обязательное поле'],
    [{ phone: '+7 (999) 12' }, 'body.phone', 'Некорректный номер телефона'],
    [{ password: 'abcdefg' }, 'body.password', 'Поле слишком короткое'],
    [{ password: 'a'.repeat(129) }, 'body.password', 'Поле слишком длинное'],
  ])('names the field of %j and says what is wrong with it', async (changes, field, error) => {
    const { status, body } = await register(server.visit(), freshEmail(), changes)
    expect([status, body]).toMatchObject([400, { error, code: 'input/invalid', field }])
  })

  it('takes nothing from the body that it does not ask for', async () => {
    const stolen = crypto.randomUUID()
    const { data, email } = await register(server.visit(), freshEmail(), {
      id: stolen,
      is_admin: true,
      password_hash: 'x',
      balance: 1_000_000,
      created_at: '2001-01-01T00:00:00Z',
    })
    expect(data.person.id).not.toBe(stolen)
    const [row] = await server.sql('select * from persons where email = $1', [email])
    expect(row).toMatchObject({ id: data.person.id, person_role: Role.Realtor })
    expect(String(row?.['password_hash'])).toMatch(/^\$argon2id\$/)
    expect(new Date(String(row?.['created_at'])).getFullYear()).toBeGreaterThan(2020)
  })
})
