import type { AppContext } from '../../context.ts'
import { callerOf } from '../../http/call.ts'
import type { Handlers } from '../../http/handlers.ts'
import { readRiskReport } from '../../services/reports/risk-report.ts'

export const getRiskReport =
  (context: AppContext): Handlers['risk']['getRiskReport'] =>
  ({ params, headers }, call) =>
    readRiskReport(context, params.id, callerOf(call).user, headers.forceconclusion === 'true')

/** An admin reads any report, with its conclusions. */
export const getAnyRiskReport =
  (context: AppContext): Handlers['risk']['getAnyRiskReport'] =>
  ({ params }, call) =>
    readRiskReport(context, params.id, callerOf(call).user, true)
