import { putConsents } from './data.ts'
import { getSettingsApi } from './settings-api.ts'

/** Gives or withdraws the consent to advertising; two places of the page show it. */
export async function giveMarketing(given: boolean): Promise<void> {
  const page = location.origin + location.pathname
  putConsents(await getSettingsApi().account.changeMarketingConsent({ body: { given, page } }))
}
