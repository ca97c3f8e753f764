import { contract } from '@proverka/api/contract'
import { Role } from '@proverka/domain/accounts'
import { freshEmail } from '@proverka/test-support/guest-order'
import type { TestServer, Visitor } from './test-server.ts'

export const PASSWORD = 'verstka-1912'

type ConsentKind = 'offer' | 'personal-data' | 'marketing'

/** Saves consents for an address; returns the header that a registration or a guest order carries. */
export async function giveConsents(
  visitor: Visitor,
  email: string,
  kinds: ConsentKind[] = ['offer', 'personal-data'],
): Promise<Record<string, string>> {
  const { data } = await visitor.call(contract.auth.saveConsents, { body: { email, kinds, page: '/' } })
  return { 'consent-id': data.consent_id }
}

/** Registers with consents; signs the visitor in when it works. */
export async function register(
  visitor: Visitor,
  email = freshEmail(),
  changes: Record<string, unknown> = {},
) {
  const reply = await visitor.call(
    contract.auth.register,
    {
      query: {},
      body: {
        name: 'Лида',
        email,
        phone: '+7 (999) 123-45-67',
        password: PASSWORD,
        person_role: Role.Realtor,
        registartion_url: 'http://realty.localhost/registration/',
        ...changes,
      },
    },
    await giveConsents(visitor, email),
  )
  if (reply.status === 200) visitor.token = reply.data.token
  return { ...reply, email }
}

/** Who the visitor is for the server. */
export const whoIs = async (visitor: Visitor) => (await visitor.call(contract.auth.checkToken, {})).data

export const idOf = async (visitor: Visitor): Promise<string> => (await whoIs(visitor)).person?.id ?? ''

/** An account whose owner has shown that the address is his, long ago, and has set a password since. */
export async function registerProven(server: TestServer, visitor = server.visit(), email = freshEmail()) {
  const reply = await register(visitor, email)
  await server.sql('update persons set proven_at = now() where email = $1', [email])
  return { ...reply, visitor }
}
