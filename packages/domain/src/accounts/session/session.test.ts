import { describe, expect, it } from 'vitest'
import { loginPayload, registrationRequest, resetPayload } from './auth-payload.ts'
import { sessionTransition, storedSessionUser, tokenOf } from './session.ts'
import type { SessionEvent, SessionState } from './session.ts'

const user = { id: 'u1', email: 'a@b.ru', name: 'Имя', role: 1 }
const guest: SessionState = { kind: 'guest' }
const verified = (balance: number, token = 't'): SessionEvent => ({ kind: 'verified', token, user, balance })

function run(...events: SessionEvent[]): SessionState {
  return events.reduce(sessionTransition, guest)
}

describe('the user stored in a browser', () => {
  it('is read without extra fields of an older version', () =>
    expect(storedSessionUser({ ...user, token: 't', balance: 5 })).toEqual(user))

  it('is undefined when the value is not an object or a field is absent or of another type', () => {
    const { id, email, name, role } = user
    const others = [
      undefined,
      null,
      'u1',
      5,
      [],
      { email, name, role },
      { id, name, role },
      { id, email, role },
      { id, email, name },
      { ...user, id: 1 },
      { ...user, email: null },
      { ...user, name: 7 },
      { ...user, role: '1' },
    ]
    for (const value of others) expect(storedSessionUser(value)).toBeUndefined()
  })
})

describe('session', () => {
  it('is a guest without a token; an empty one counts as none', () => {
    expect(run({ kind: 'page-opened' })).toEqual(guest)
    expect(run({ kind: 'page-opened', storedToken: '', urlToken: '' })).toEqual(guest)
  })

  it('takes the token of the address before the stored one, without the stored user', () => {
    const state = run({ kind: 'page-opened', storedToken: 'old', urlToken: 'new', storedUser: user })
    expect(state).toEqual({ kind: 'checking', token: 'new', user: undefined })
  })

  it('is signed in when the token is valid and signed out when it is not', () => {
    const opened: SessionEvent = { kind: 'page-opened', storedToken: 't' }
    expect(run(opened, verified(100))).toMatchObject({
      kind: 'signed-in',
      balance: 100,
      balanceDiff: undefined,
    })
    expect(run(opened, { kind: 'refused', token: 't' })).toEqual(guest)
  })

  it('stays signed in when the check cannot be made', () => {
    const opened: SessionEvent = { kind: 'page-opened', storedToken: 't', storedUser: user }
    expect(run(opened, { kind: 'check-failed', token: 't' })).toMatchObject({ kind: 'signed-in', user })
    const unknown = run({ kind: 'page-opened', storedToken: 't' }, { kind: 'check-failed', token: 't' })
    expect(unknown.kind).toBe('checking')
    const checking = run(opened)
    expect(sessionTransition(checking, { kind: 'check-failed', token: 'old' })).toBe(checking)
    const signedIn = run(opened, verified(100))
    expect(sessionTransition(signedIn, { kind: 'check-failed', token: 't' })).toBe(signedIn)
  })

  it('records by how much the balance rose', () => {
    const signedIn: SessionEvent = { kind: 'signed-in', token: 't', user }
    expect(run(signedIn, verified(100), verified(350))).toMatchObject({ balance: 350, balanceDiff: 250 })
    expect(run(signedIn, verified(100), verified(50))).toMatchObject({ balance: 50, balanceDiff: undefined })
  })

  it('ignores answers about a token that is no longer used', () => {
    const signedIn: SessionEvent = { kind: 'signed-in', token: 't', user }
    const state = run(signedIn)
    expect(state).toEqual({ kind: 'signed-in', token: 't', user })
    expect(sessionTransition(state, { kind: 'refused', token: 'old' })).toBe(state)
    expect(sessionTransition(state, verified(1, 'old'))).toBe(state)
    expect(run(signedIn, { kind: 'signed-out' }, verified(1))).toEqual(guest)
    expect([tokenOf(state), tokenOf(guest)]).toEqual(['t', undefined])
  })
})

describe('auth payloads', () => {
  it('[AUTH-06] sends the e-mail in lower case and the password, nothing more', () => {
    expect(loginPayload(' Ivan@Mail.RU', 'Pass ')).toEqual({ username: 'ivan@mail.ru', password: 'Pass ' })
  })

  it('asks for a new password by the e-mail alone', () => {
    expect(resetPayload(' Ivan@Mail.RU')).toEqual({ username: 'ivan@mail.ru' })
  })

  it('refuses values that are not texts, and an unknown role', () => {
    const invalid = (detail: string) => expect.objectContaining({ code: 'input/invalid', detail }) as unknown
    expect(() => loginPayload(5 as never, '')).toThrow(invalid('email'))
    expect(() => loginPayload('', null as never)).toThrow(invalid('password'))
    for (const field of ['name', 'email', 'phone', 'password', 'role'] as const)
      expect(() => registrationRequest({ ...form, [field]: {} as never }, { href })).toThrow(invalid(field))
    expect(() => registrationRequest({ ...form, role: 13 }, { href })).toThrow(invalid('role'))
    expect(() => registrationRequest(form, null as never)).toThrow(invalid('href'))
    expect(() => registrationRequest(null as never, { href })).toThrow(invalid('role'))
  })

  const form = {
    name: ' Иван ',
    email: 'Ivan@Mail.RU',
    phone: '8 (999) 123-45-67',
    password: 'secret-8',
    role: 2,
  }
  const href = 'https://h/registration/?utm_campaign=c1'

  it('[AUTH-17, AUTH-18] sends exactly the stated keys', () => {
    const { payload, campaign } = registrationRequest(form, { href, partnerId: 'p1', campaign: 'c1' })
    expect(payload).toEqual({
      name: 'Иван',
      email: 'ivan@mail.ru',
      phone: '+79991234567',
      password: 'secret-8',
      person_role: 2,
      registartion_url: href,
      partner_id: 'p1',
      utm_campaign: 'c1',
    })
    expect(campaign).toBe('c1')
    expect(registrationRequest(form, { href }).payload).not.toHaveProperty('partner_id')
  })

  it('[AUTH-16] registers role 12 as a client under the campaign risk50', () => {
    const { payload, campaign } = registrationRequest({ ...form, role: 12 }, { href, campaign: 'c1' })
    expect(payload).toMatchObject({ person_role: 1, utm_campaign: 'risk50' })
    expect(campaign).toBe('risk50')
  })
})
