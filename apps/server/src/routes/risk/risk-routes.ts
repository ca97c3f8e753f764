import type { AppContext } from '../../context.ts'
import type { Handlers } from '../../http/handlers.ts'
import { addConclusion, removeConclusion } from './conclusions.ts'
import { finishRiskReport } from './finish-report.ts'
import { getAnyRiskReport, getRiskReport } from './get-risk-report.ts'
import { listRiskReports } from './list-risk-reports.ts'
import { listTasks } from './list-tasks.ts'
import { ownerRoutes } from './owners.ts'
import { removeAnyRiskReport } from './remove-any-risk-report.ts'
import { restartTask } from './restart-task.ts'
import { saveSurvey } from './save-survey.ts'
import { updateAnyRiskReport } from './update-any-risk-report.ts'
import { updateStatement } from './update-statement.ts'

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
