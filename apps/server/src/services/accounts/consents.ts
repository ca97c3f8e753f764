import { randomUUID } from 'node:crypto'
import { assertConsents, consentDocument, documentText } from '@proverka/domain/legal'
import type { AppContext } from '../context.ts'
import type { ConsentsTable } from '../../platform/db/schema/account-life-schema.ts'
import type { Call } from '../call.ts'
import { sha256 } from '../../platform/sha256.ts'
import { isId } from '../../platform/db/is-id.ts'

type ConsentKind = ConsentsTable['kind']

/** Writes down what a user agreed to: which text, when, from where, on which page (LAW-01). Returns its id. */
export async function saveConsents(
  context: AppContext,
  given: { email: string; kinds: readonly ConsentKind[]; page: string; userId?: string },
  call: Call,
): Promise<string> {
  const { consents } = context.queries
  const batchId = randomUUID()
  const documents = [...new Set(given.kinds)].map((kind) => {
    const document = consentDocument(kind, call.site.operator)
    return { kind, document, hash: sha256(documentText(document)) }
  })
  for (const { document, hash } of documents) {
    const { title, sections } = document
    await consents.saveText({ text_hash: hash, title, sections: JSON.stringify(sections) })
  }
  await consents.insertConsents(
    documents.map(({ kind, document, hash }) => {
      return {
        id: randomUUID(),
        batch_id: batchId,
        person_id: given.userId ?? null,
        email: given.email,
        kind,
        version: document.version,
        text_hash: hash,
        page: given.page,
        site: call.site.key,
        ip: call.ip,
        user_agent: call.userAgent.slice(0, 500),
        given_at: context.clock.now(),
        withdrawn_at: null,
      }
    }),
  )
  return batchId
}

/** Refuses to go on without the two consents that an account needs. */
export async function requireConsents(
  context: AppContext,
  email: string,
  consentId: string | undefined,
): Promise<void> {
  const kinds = isId(consentId) ? await context.queries.consents.findConsentKinds(consentId, email) : []
  assertConsents(kinds)
}

/** Notes which account the consents of a registration or an order were given with. */
export async function bindConsents(
  context: AppContext,
  email: string,
  consentId: string | undefined,
  userId: string,
): Promise<void> {
  if (isId(consentId)) await context.queries.consents.setUser(consentId, email, userId)
}

/** Ends what was agreed to for an order that was refused. The rows stay: they are evidence of what was pressed (SAFE-26). */
export async function endUnusedConsents(
  context: AppContext,
  email: string,
  consentId: string | undefined,
): Promise<void> {
  if (isId(consentId)) await context.queries.consents.endUnused(consentId, email, context.clock.now())
}
