import { randomInt } from 'node:crypto'
import { createChallenge, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import type { Challenge, Payload } from 'altcha-lib/types'
import { MINUTE_MS } from '@proverka/domain/timing'
import * as v from 'valibot'
import type { AppContext } from '../../services/context.ts'
import { currentSigningKey, findSigningKey } from '../../services/accounts/signing-keys.ts'
import { sha256 } from '../../platform/sha256.ts'
import type { Call } from '../../services/call.ts'
import { networkOf } from '../../platform/limits/network-of.ts'

/** What a task is for, and how hard it is: each level is twice the work of the one below. */
export interface ProofNeed {
  readonly purpose: 'search'
  readonly level: number
}

/** A slow phone answers in this time, and a task that is collected for later is worth nothing. */
const TASK_MS = 10 * MINUTE_MS
const ALGORITHM = 'PBKDF2/SHA-256'
/** Rounds of one derivation. */
const COST = 5000
/** Derivations of the easiest task: 0.1 to 0.2 s of a desktop, half a second of a phone. */
const LEAST_DERIVATIONS = 50
const MOST_DERIVATIONS = 150

const payloadSchema = v.pipe(
  v.string(),
  v.transform((text): unknown => JSON.parse(Buffer.from(text, 'base64url').toString())),
  v.object({
    challenge: v.object({
      parameters: v.looseObject({
        nonce: v.string(),
        data: v.object({
          key: v.string(),
          network: v.string(),
          purpose: v.string(),
          site: v.string(),
          level: v.number(),
          until: v.number(),
        }),
      }),
      signature: v.string(),
    }),
    solution: v.object({ counter: v.number(), derivedKey: v.string() }),
  }),
)

/** A task for the browser of a call: signed, of this site and network, and of ten minutes. */
export async function createProofTask(context: AppContext, call: Call, need: ProofNeed): Promise<Challenge> {
  const { id, secret } = await currentSigningKey(context)
  const factor = 2 ** need.level
  return createChallenge({
    algorithm: ALGORITHM,
    cost: COST,
    counter: randomInt(LEAST_DERIVATIONS * factor, MOST_DERIVATIONS * factor),
    deriveKey,
    // The library's own end would be judged by another clock.
    data: { ...bindingOf(call), ...need, key: id, until: context.clock.now().getTime() + TASK_MS },
    ...secretsOf(secret),
  })
}

/**
 * Whether the call brings the solution of a task that was given for this purpose, at this site, to this network and is not
 * easier than one would be now. A solution is accepted once.
 */
export async function acceptProof(
  context: AppContext,
  call: Call,
  need: ProofNeed,
  proof: string,
): Promise<boolean> {
  const payload = readPayload(proof)
  if (!payload) return false
  const { data, nonce } = payload.challenge.parameters
  const { site, network } = bindingOf(call)
  if (data.purpose !== need.purpose || data.site !== site || data.network !== network) return false
  if (data.level < need.level || data.until < context.clock.now().getTime()) return false
  const key = await findSigningKey(context, data.key)
  if (!key) return false
  const { verified } = await verifySolution({
    ...(payload as unknown as Payload),
    deriveKey,
    ...secretsOf(key.secret),
  })
  return verified && context.rateLimits.isWithin('proof', nonce)
}

function readPayload(proof: string) {
  try {
    return v.parse(payloadSchema, proof)
  } catch {
    return undefined
  }
}

/** A task that is solved elsewhere is of no use here. */
const bindingOf = ({ site, ip }: Call) => ({
  site: site.key,
  network: sha256(networkOf(ip)),
})

/** The key of sessions signs nothing else: what it is used for here begins with another word. */
const secretsOf = (secret: string) => ({
  hmacSignatureSecret: `proof task ${secret}`,
  hmacKeySignatureSecret: `proof solution ${secret}`,
})
