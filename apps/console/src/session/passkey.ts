import type { PublicKeyCredentialCreationOptionsJSON } from '@simplewebauthn/browser'
import { api } from '../data/api.ts'

/** Weighs 3 KB and is used once a day. */
const loadLibrary = () => import('@simplewebauthn/browser')

type Credential = Parameters<typeof api.staff.provePasskey>[0]['body']['response']
type NewCredential = Parameters<typeof api.staff.addPasskey>[0]['body']['response']

/** The second step by a passkey of this host. Throws when the person closes the window of the browser. */
export async function provePasskey(): Promise<void> {
  const { startAuthentication } = await loadLibrary()
  const optionsJSON = await api.staff.challengePasskey()
  const response = await startAuthentication({ optionsJSON })
  await api.staff.provePasskey({ body: { response: response as unknown as Credential } })
}

/** Makes a passkey in this browser or in a key; answers the recovery codes that come with the first factor. */
export async function addPasskey(name: string): Promise<readonly string[]> {
  const { startRegistration } = await loadLibrary()
  const optionsJSON = await api.staff.startPasskey()
  const response = await startRegistration({
    optionsJSON: optionsJSON as unknown as PublicKeyCredentialCreationOptionsJSON,
  })
  const added = await api.staff.addPasskey({ body: { name, response: response as unknown as NewCredential } })
  return added.recovery_codes
}

/** What the list of passkeys calls a new one; the day distinguishes it from others. */
export const deviceName = () => `Браузер, ${new Date().toLocaleDateString('ru')}`

/** What the failure of a passkey means: the window was closed, or the call was refused. */
export const isPasskeyCancelled = (error: unknown): boolean =>
  error instanceof Error && ['NotAllowedError', 'AbortError'].includes(error.name)
