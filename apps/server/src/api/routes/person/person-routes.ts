import type { AppContext } from '../../../services/context.ts'
import type { Handlers } from '../../http/handlers.ts'
import { addSetting, getSettings, listSettings, removeSetting, updateSetting } from './settings.ts'
import { getPerson, sendVerificationCode, updatePassword, updatePerson, verifyPhone } from './person.ts'

export const personRoutes = (context: AppContext): Handlers['person'] => ({
  getSettings: getSettings(context),
  listSettings: listSettings(context),
  addSetting: addSetting(context),
  updateSetting: updateSetting(context),
  removeSetting: removeSetting(context),
  updatePerson: updatePerson(context),
  updatePassword: updatePassword(context),
  sendVerificationCode: sendVerificationCode(context),
  verifyPhone: verifyPhone(context),
  getPerson: getPerson(context),
})
