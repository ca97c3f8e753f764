import type { AppContext } from '../../../services/context.ts'
import type { Handlers } from '../../http/handlers.ts'
import { addConclusion, removeConclusion } from './conclusions.ts'
import {
  finishRiskReport,
  getAnyRiskReport,
  getRiskReport,
  listRiskReports,
  removeAnyRiskReport,
  saveSurvey,
  updateAnyRiskReport,
  updateStatement,
} from './reports.ts'
import { listTasks, restartTask } from './tasks.ts'
import { ownerRoutes } from './owners.ts'

export function riskRoutes(context: AppContext): Handlers['risk'] {
  const first = ownerRoutes(context, 1)
  const second = ownerRoutes(context, 2)
  return {
    addOwner: first.add,
    updateOwner: first.update,
    removeOwner: first.remove,
    addOwnerV2: second.add,
    updateOwnerV2: second.update,
    removeOwnerV2: second.remove,
    restartTask: restartTask(context),
    getRiskReport: getRiskReport(context),
    saveSurvey: saveSurvey(context),
    updateStatement: updateStatement(context),
    finishReport: finishRiskReport(context),
    addConclusion: addConclusion(context),
    removeConclusion: removeConclusion(context),
    listRiskReports: listRiskReports(context),
    getAnyRiskReport: getAnyRiskReport(context),
    updateAnyRiskReport: updateAnyRiskReport(context),
    removeAnyRiskReport: removeAnyRiskReport(context),
    listTasks: listTasks(context),
  }
}
