import { appError } from '@proverka/domain/errors'
import type { AppContext } from '../../../services/context.ts'
import { callerOf } from '../../../services/call.ts'
import type { Handlers } from '../../http/handlers.ts'
import { requireLogoPermission } from '../../../services/reports/logo-permission.ts'
import { presentLogo } from '../../presenters/file.ts'
import { deleteLogo, keepLogo, loadLogo, loadLogoFile } from '../../../services/reports/logos.ts'
import { sampleReport } from '../../../services/reports/sample-report.ts'

export const setLogo =
  (context: AppContext): Handlers['account']['setLogo'] =>
  async ({ body }, call) => {
    const { user } = callerOf(call)
    await requireLogoPermission(context, user)
    return presentLogo(await keepLogo(context, user, call.site, body.file))
  }

export const downloadLogo =
  (context: AppContext): Handlers['account']['downloadLogo'] =>
  async (_, call) => {
    const bytes = await loadLogoFile(context, callerOf(call).user.id)
    if (!bytes) throw appError('logo/not-found')
    return { bytes, type: 'image/png', name: 'логотип.png', about: [] }
  }

export const downloadLogoSample =
  (context: AppContext): Handlers['account']['downloadLogoSample'] =>
  async (_, call) => {
    const { user } = callerOf(call)
    await requireLogoPermission(context, user)
    await context.rateLimits.consume('archive', user.id)
    const bytes = await context.samplePdf(
      sampleReport(context.clock.now()),
      call.site,
      await loadLogo(context, user.id),
    )
    return { bytes, type: 'application/pdf', name: 'образец-отчета.pdf', about: [] }
  }

/** A user who has lost the permission may still remove the picture. */
export const removeLogo =
  (context: AppContext): Handlers['account']['removeLogo'] =>
  async (_, call) => {
    await deleteLogo(context, callerOf(call).user.id)
    return { removed: true as const }
  }
