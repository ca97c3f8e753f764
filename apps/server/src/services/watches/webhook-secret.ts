import type { WebhookRow } from '../../platform/db/queries/watches/webhooks.ts'
import { seal, unseal } from '../../platform/sealed-secret.ts'
import type { AppContext } from '../context.ts'
import { hasStaffKey, requireStaffKey } from '../staff-key.ts'

const ownerOf = (personId: string): string => `webhook:${personId}`

/** Written before secrets were sealed; a sealed text has no «=». */
const isPlain = (stored: string): boolean => stored.startsWith('whsec_') && stored.endsWith('=')

/** The secret of a client's webhook as the database holds it. */
export const sealWebhookSecret = async (
  context: AppContext,
  personId: string,
  secret: string,
): Promise<string> => seal(await requireStaffKey(context), ownerOf(personId), secret)

/** The secret that signs calls; undefined when it was sealed under another STAFF_KEY. */
export async function openWebhookSecret(
  context: AppContext,
  { person_id, secret }: Pick<WebhookRow, 'person_id' | 'secret'>,
): Promise<string | undefined> {
  if (isPlain(secret)) return secret
  return hasStaffKey(context) ? unseal(await requireStaffKey(context), ownerOf(person_id), secret) : undefined
}

/** Seals the secrets that an earlier program stored as they are; without a STAFF_KEY it waits for one. */
export async function sealStoredSecrets(context: AppContext): Promise<void> {
  if (!hasStaffKey(context)) return
  const { webhooks } = context.queries
  for (const { person_id, secret } of await webhooks.listPlainSecrets())
    await webhooks.replaceSecret(person_id, secret, await sealWebhookSecret(context, person_id, secret))
}
