import { appError } from '@proverka/domain/errors'
import { MINUTE_MS } from '@proverka/domain/timing'
import type {
  AuthenticationResponseJSON,
  AuthenticatorTransport,
  RegistrationResponseJSON,
} from '@simplewebauthn/server'
import type { AppContext } from '../context.ts'
import { callerOf, type Call } from '../call.ts'
import { countTry, logFactor } from './prove-factor.ts'
import { firstRecoveryCodes } from './recovery-codes.ts'

const CHALLENGE_MS = 5 * MINUTE_MS
/** Ed25519, P-256 and RSA: what every browser has. Newer kinds have keys of kilobytes. */
const ALGORITHMS = [-8, -7, -257]
const PASSKEYS_LIMIT = 10

/** The session that registers or proves a passkey, and the page that it does it on. */
export interface PasskeyCaller {
  readonly userId: string
  readonly sessionId: string
  /** Origin of the page as the browser signs it. */
  readonly origin: string
}

/** Costs 150 ms: only who uses passkeys pays for it. */
const loadLibrary = () => import('@simplewebauthn/server')

/** A passkey belongs to the host that it was made on. */
const rpIdOf = ({ origin }: PasskeyCaller): string => new URL(origin).hostname

/** What the browser makes a passkey of; asked once, valid for five minutes. Throws 'staff/passkey-limit'. */
export async function startPasskey(context: AppContext, call: Call, by: PasskeyCaller) {
  const { user } = callerOf(call)
  const { secondFactors } = context.queries
  const known = await secondFactors.listPasskeys(user.id)
  if (known.length >= PASSKEYS_LIMIT) throw appError('staff/passkey-limit')
  const { generateRegistrationOptions } = await loadLibrary()
  const options = await generateRegistrationOptions({
    rpName: call.site.name,
    rpID: rpIdOf(by),
    userID: new TextEncoder().encode(user.id),
    userName: user.email,
    userDisplayName: user.name,
    attestationType: 'none',
    excludeCredentials: known.map(({ id }) => ({ id })),
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'required' },
    supportedAlgorithmIDs: ALGORITHMS,
  })
  await saveChallenge(context, by, 'register', options.challenge)
  return options
}

/** Takes a new passkey in. Answers the recovery codes that come with the first factor. */
export async function addPasskey(
  context: AppContext,
  call: Call,
  by: PasskeyCaller,
  { name, response }: { readonly name: string; readonly response: RegistrationResponseJSON },
): Promise<readonly string[]> {
  const expectedChallenge = await takeChallenge(context, by, 'register')
  const { verifyRegistrationResponse } = await loadLibrary()
  const verified = await orRefuse(() =>
    verifyRegistrationResponse({
      response,
      expectedChallenge,
      expectedOrigin: by.origin,
      expectedRPID: rpIdOf(by),
      requireUserVerification: true,
      supportedAlgorithmIDs: ALGORITHMS,
    }),
  )
  if (!verified.verified) throw appError('staff/passkey-refused')
  const { credential } = verified.registrationInfo
  return context.database.transaction(async () => {
    const { secondFactors, sessions } = context.queries
    const now = context.clock.now()
    const added = await secondFactors.insertPasskey({
      id: credential.id,
      person_id: by.userId,
      rp_id: rpIdOf(by),
      public_key: credential.publicKey,
      counter: credential.counter,
      transports: JSON.stringify(credential.transports ?? []),
      name,
      created_at: now,
      last_used_at: null,
    })
    if (!added) throw appError('staff/passkey-refused')
    await sessions.setFactorProven(by.sessionId, now)
    await logFactor(context, call, 'factor-add', { factor: 'passkey', name })
    return firstRecoveryCodes(context, by.userId)
  })
}

/** What the browser signs with a passkey of the caller's; asked once, valid for five minutes. */
export async function challengePasskey(context: AppContext, by: PasskeyCaller) {
  const own = (await context.queries.secondFactors.listPasskeys(by.userId)).filter(
    ({ rp_id }) => rp_id === rpIdOf(by),
  )
  if (own.length === 0) throw appError('staff/passkey-not-found')
  const { generateAuthenticationOptions } = await loadLibrary()
  const options = await generateAuthenticationOptions({
    rpID: rpIdOf(by),
    userVerification: 'required',
    allowCredentials: own.map(({ id, transports }) => ({
      id,
      transports: transports as AuthenticatorTransport[],
    })),
  })
  await saveChallenge(context, by, 'prove', options.challenge)
  return options
}

/** The second step by a passkey. Throws 'staff/passkey-refused', 'rate/limit'. */
export function proveByPasskey(
  context: AppContext,
  by: PasskeyCaller,
  response: AuthenticationResponseJSON,
): Promise<void> {
  return countTry(context, by.userId, async () => {
    const { secondFactors, sessions } = context.queries
    const expectedChallenge = await takeChallenge(context, by, 'prove')
    const passkey = (await secondFactors.listPasskeys(by.userId)).find(({ id }) => id === response.id)
    if (!passkey) throw appError('staff/passkey-refused')
    const { verifyAuthenticationResponse } = await loadLibrary()
    const { verified, authenticationInfo } = await orRefuse(() =>
      verifyAuthenticationResponse({
        response,
        expectedChallenge,
        expectedOrigin: by.origin,
        expectedRPID: rpIdOf(by),
        requireUserVerification: true,
        credential: {
          id: passkey.id,
          publicKey: new Uint8Array(passkey.public_key),
          counter: passkey.counter,
        },
      }),
    )
    if (!verified) throw appError('staff/passkey-refused')
    const now = context.clock.now()
    await secondFactors.setPasskeyUsed(passkey.id, authenticationInfo.newCounter, now)
    await sessions.setFactorProven(by.sessionId, now)
  })
}

const saveChallenge = (
  { queries, clock }: AppContext,
  { sessionId }: PasskeyCaller,
  purpose: 'register' | 'prove',
  challenge: string,
) =>
  queries.secondFactors.saveChallenge({
    session_id: sessionId,
    purpose,
    challenge,
    expires_at: new Date(clock.now().getTime() + CHALLENGE_MS),
  })

async function takeChallenge(
  { queries, clock }: AppContext,
  { sessionId }: PasskeyCaller,
  purpose: 'register' | 'prove',
): Promise<string> {
  const taken = await queries.secondFactors.takeChallenge(sessionId, purpose, clock.now())
  if (!taken) throw appError('staff/passkey-refused')
  return taken.challenge
}

/** Whatever is wrong with an answer of a browser: it is refused. */
async function orRefuse<Value>(verify: () => Promise<Value>): Promise<Value> {
  try {
    return await verify()
  } catch (error) {
    throw appError('staff/passkey-refused', error instanceof Error ? error.message : String(error))
  }
}
