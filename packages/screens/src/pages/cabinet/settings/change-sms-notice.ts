import { settingChange, type Setting } from '@proverka/domain/accounts'
import { codeOfError } from '../../../runtime/error/status-of-error.ts'
import { askAgain } from './data.ts'
import { getSettingsApi } from './settings-api.ts'

interface SmsNotice {
  /** As the page shows them. */
  readonly settings: readonly Setting[]
  readonly key: string
  readonly on: boolean
}

/** Gives or ends the text messages about something; another device may have done it before. */
export async function changeSmsNotice({ settings, key, on }: SmsNotice): Promise<void> {
  const call = settingChange(settings, key, on ? 'on' : '')
  const { person } = getSettingsApi()
  try {
    if (call?.action === 'add') await person.addSetting({ body: call.body })
    else if (call?.action === 'update') await person.updateSetting({ body: call.body })
    else if (call?.action === 'remove') await person.removeSetting({ query: call.query })
  } catch (error) {
    const isDoneElsewhere = codeOfError(error) === (on ? 'setting/exists' : 'setting/not-found')
    if (!isDoneElsewhere) throw error
  }
  await askAgain('account')
}
