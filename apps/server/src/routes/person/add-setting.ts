import { appError } from '@proverka/domain/errors'
import type { AppContext } from '../../context.ts'
import { callerOf } from '../../http/call.ts'
import type { Handlers } from '../../http/handlers.ts'
import { requireFreeSetting } from '../../policies/own-setting.ts'

/** Settings that one person may have. */
const SETTINGS_LIMIT = 100

export const addSetting =
  (context: AppContext): Handlers['person']['addSetting'] =>
  async ({ body }, call) => {
    const { person } = callerOf(call)
    requireFreeSetting(body.key, person)
    const { persons, settings } = context.queries
    return context.database.transaction(async () => {
      // Without the lock several calls at once would all see the last free place.
      await persons.lockPerson(person.id)
      const added = await settings.insertSetting(person.id, body, context.clock.now())
      if (!added) throw appError('setting/exists')
      if ((await settings.countSettings(person.id)) > SETTINGS_LIMIT) throw appError('setting/limit')
      return added
    })
  }
