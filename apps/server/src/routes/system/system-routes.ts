import type { AppContext } from '../../context.ts'
import type { Handlers } from '../../http/handlers.ts'
import { addSystemInfo } from './add-system-info.ts'
import { removeSystemInfo } from './remove-system-info.ts'
import { updateSystemInfoActivity } from './update-system-info-activity.ts'
import { updateSystemInfoValue } from './update-system-info-value.ts'
import { viewSystemInfo } from './view-system-info.ts'

/** Who answers which call about the settings of the system. */
export const systemRoutes = (context: AppContext): Handlers['system'] => ({
  viewSystemInfo: viewSystemInfo(context),
  updateSystemInfoValue: updateSystemInfoValue(context),
  updateSystemInfoActivity: updateSystemInfoActivity(context),
  addSystemInfo: addSystemInfo(context),
  removeSystemInfo: removeSystemInfo(context),
})
