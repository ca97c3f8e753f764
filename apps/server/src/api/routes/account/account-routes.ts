import type { AppContext } from '../../../services/context.ts'
import type { Handlers } from '../../http/handlers.ts'
import { changeMarketingConsent, listConsents, unsubscribeRoute } from './consents.ts'
import { downloadExport, getExport, startExportRoute } from './data-export.ts'
import { askEmailChange, cancelEmailChange, confirmEmailChangeRoute } from './email-change.ts'
import { getAccount } from './get-account.ts'
import { downloadLogo, downloadLogoSample, removeLogo, setLogo } from './logo.ts'
import { getRemoval, removeAccountRoute } from './removal.ts'
import { endOtherSessions, endSession, listSessions } from './sessions.ts'

export const accountRoutes = (context: AppContext): Handlers['account'] => ({
  getAccount: getAccount(context),
  listSessions: listSessions(context),
  endSession: endSession(context),
  endOtherSessions: endOtherSessions(context),
  askEmailChange: askEmailChange(context),
  cancelEmailChange: cancelEmailChange(context),
  confirmEmailChange: confirmEmailChangeRoute(context),
  listConsents: listConsents(context),
  changeMarketingConsent: changeMarketingConsent(context),
  unsubscribe: unsubscribeRoute(context),
  setLogo: setLogo(context),
  downloadLogo: downloadLogo(context),
  downloadLogoSample: downloadLogoSample(context),
  removeLogo: removeLogo(context),
  getExport: getExport(context),
  startExport: startExportRoute(context),
  downloadExport: downloadExport(context),
  getRemoval: getRemoval(context),
  removeAccount: removeAccountRoute(context),
})
