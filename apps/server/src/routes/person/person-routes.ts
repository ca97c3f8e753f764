import type { AppContext } from '../../context.ts'
import type { Handlers } from '../../http/handlers.ts'
import { addSetting } from './add-setting.ts'
import { getPerson } from './get-person.ts'
import { getSettings } from './get-settings.ts'
import { listSettings } from './list-settings.ts'
import { removeSetting } from './remove-setting.ts'
import { sendVerificationCode } from './send-verification-code.ts'
import { updatePassword } from './update-password.ts'
import { updatePerson } from './update-person.ts'
import { updateSetting } from './update-setting.ts'
import { verifyPhone } from './verify-phone.ts'

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
